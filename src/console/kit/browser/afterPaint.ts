/** Does something once the browser has painted the document as it is now; gives a way to cancel it. */
export function afterPaint(task: () => void): () => void {
  let callOff = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(task)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}
