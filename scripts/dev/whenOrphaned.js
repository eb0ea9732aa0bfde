// Plain JavaScript, because bootstrap.js needs it before anything is installed; whenOrphaned.d.ts has its types.

/** Calls `stop` once the process that started this one is gone, because a killed process forwards no signal. */
export function whenOrphaned(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
  return watch
}
