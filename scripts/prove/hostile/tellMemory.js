// Plain JavaScript, because it is loaded into the built server: reports the process's memory in bytes on request.
import { setTimeout } from 'node:timers/promises'

// V8 returns freed pages some time after a collection, so the least of several readings counts.
const looks = 8
const betweenMs = 300

process.on('message', async () => {
  const sizes = []
  for (let look = 0; look < looks; look += 1) {
    globalThis.gc()
    await setTimeout(betweenMs)
    sizes.push(process.memoryUsage.rss())
  }
  process.send({ held: Math.min(...sizes) })
})
process.channel.unref()
