/** Prints a part of the page by itself; the print style leaves everything else out while it bears the mark. */
export function printPart(part: HTMLElement): void {
  part.dataset['printed'] = ''
  window.addEventListener('afterprint', () => delete part.dataset['printed'], { once: true })
  window.print()
}
