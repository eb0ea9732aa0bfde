/**
 * The attributes that make an anchor a quick link, which the frame follows (`useQuickLinks.ts`). The router's own links listen
 * to the location, so each of the hundreds in a list and in the menu would be drawn again on every navigation.
 */
export function quickLinkTo(address: string) {
  return { href: `#${address}`, 'data-to': address }
}
