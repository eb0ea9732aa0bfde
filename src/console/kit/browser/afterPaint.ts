/** Does something once the browser has painted what stands in the document now; gives a way to call it off. */
export function afterPaint(task: () => void): () => void {
  let callOff = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(task)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}
