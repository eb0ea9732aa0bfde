/** Runs a task once the browser has painted the document in its current state; returns a function that cancels the task. */
export function afterPaint(task: () => void): () => void {
  let callOff = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(task)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}
