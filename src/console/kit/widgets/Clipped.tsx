import styles from './Clipped.module.css'
import { tellWhole } from './tellWhole.ts'

/** Characters below which a text keeps its whole width, a wide one counting twice. */
const shortest = 22

/** One line of text; what does not fit is told when the mouse rests on it. */
export function Clipped({ text }: { text: string }) {
  const end = endOf(text)
  if (end !== '')
    return (
      <span className={styles.code} onMouseEnter={tellWhole}>
        <span>{text.slice(0, -end.length)}</span>
        {end}
      </span>
    )
  return (
    <span className={isShort(text) ? styles.short : styles.clipped} onMouseEnter={tellWhole}>
      {text}
    </span>
  )
}

/** Codes and addresses differ in their last part: what does not fit is cut before it. */
function endOf(text: string): string {
  return /^[\w./:-]{2,}?([./][\w-]+)$/.exec(text)?.[1] ?? ''
}

function isShort(text: string): boolean {
  if (text.length >= shortest) return false
  return text.length + (text.match(/[\u0300-\uffff]/g)?.length ?? 0) < shortest
}
