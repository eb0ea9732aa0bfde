/** Copies a text to the clipboard; fails if the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Browsers offer the clipboard only to secure pages, and inside a company the console may be served without TLS.
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', copy, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', copy)
  if (!isCopied) throw new DOMException('The clipboard refused', 'NotAllowedError')
}
