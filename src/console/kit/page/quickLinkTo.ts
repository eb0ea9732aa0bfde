/**
 * What makes an anchor a quick link: the frame follows it (`useQuickLinks.ts`). The router's own links listen to the
 * location, so each of the hundreds in a list and in the menu is drawn again whenever one goes anywhere.
 */
export function quickLinkTo(address: string) {
  return { href: `#${address}`, 'data-to': address }
}
