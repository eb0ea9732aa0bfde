import type { MouseEvent } from 'react'

/** Tells what is cut when the mouse comes to it: a list has too many texts for a tooltip each, and what is in sight as a whole needs none. */
export function tellWhole({ currentTarget: element }: MouseEvent<HTMLElement>): void {
  const isCut = [element, ...element.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
  element.title = isCut ? (element.textContent ?? '') : ''
}
