import type { MouseEvent } from 'react'
import styles from './Clipped.module.css'

/** One line of text; what does not fit is told when the mouse rests on it. */
export function Clipped({ text }: { text: string }) {
  return (
    <span className={styles.clipped} onMouseEnter={tellWhole}>
      {text}
    </span>
  )
}

/** A list has too many of these for a tooltip each; what is in sight as a whole needs none. */
function tellWhole({ currentTarget: element }: MouseEvent<HTMLElement>): void {
  element.title = element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : ''
}
