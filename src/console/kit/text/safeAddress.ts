/**
 * The address that a picture or link may use: http, https, our own origin, or a data URL of a picture; undefined for others,
 * which could run code.
 */
export function safeAddress(address: string): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(address)) return address
  const url = URL.parse(address, globalThis.location?.href)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined
}
