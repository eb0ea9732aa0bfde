import { afterPaint } from './afterPaint.ts'

/** Does something once the page is on the screen and the browser has nothing better to do; gives a way to call it off. */
export function whenIdle(task: () => void): () => void {
  // The browser may call itself idle just before the first paint, which the task would then hold up.
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
