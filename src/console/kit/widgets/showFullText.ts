import type { MouseEvent } from 'react'

/** Shows a text in full when the mouse enters it, but only if it is cut: a list has too many texts for a tooltip each. */
export function showFullText({ currentTarget: element }: MouseEvent<HTMLElement>): void {
  const isCut = [element, ...element.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
  element.title = isCut ? (element.textContent ?? '') : ''
}
