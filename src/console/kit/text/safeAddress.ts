/** An address a picture or link may use: our own origin, http or https; anything else could run as code. */
export function safeAddress(address: string): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(address)) return address
  const url = URL.parse(address, globalThis.location?.href)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined
}
