import { afterPaint } from './afterPaint.ts'

/** Runs a task once the page is painted and the browser is idle; returns a function that cancels the task. */
export function whenIdle(task: () => void): () => void {
  // The browser may report itself idle just before the first paint, and the task would then delay the paint.
  let callOff = afterPaint(() => {
    callOff = idle(task)
  })
  return () => callOff()
}

function idle(task: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
