import type { MouseEvent } from 'react'

/**
 * Shows a cut text in full when the mouse enters it. A list has too many texts for a tooltip each, and a fully visible text
 * needs none.
 */
export function tellWhole({ currentTarget: element }: MouseEvent<HTMLElement>): void {
  const isCut = [element, ...element.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
  element.title = isCut ? (element.textContent ?? '') : ''
}
