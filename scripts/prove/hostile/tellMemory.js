// Plain JavaScript, because it is loaded into the built server: tells how many bytes it holds when asked.
import { setTimeout } from 'node:timers/promises'

// V8 gives freed pages back a while after a collection; the least of several looks is what is held.
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
