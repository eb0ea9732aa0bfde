/** Gives a text or received data to the browser as a file to save. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken over the file by the next tick.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
