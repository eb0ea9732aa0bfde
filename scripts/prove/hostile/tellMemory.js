// Plain JavaScript, because it is loaded into the built server: collects garbage and tells the memory when asked.
process.on('message', () => {
  globalThis.gc()
  process.send(process.memoryUsage())
})
process.channel.unref()
