/** Prints one part of the page; the print style hides everything else as long as the part has the mark. */
export function printPart(part: HTMLElement): void {
  part.dataset['printed'] = ''
  window.addEventListener('afterprint', () => delete part.dataset['printed'], { once: true })
  window.print()
}
