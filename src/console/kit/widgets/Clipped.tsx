import styles from './Clipped.module.css'
import { showFullText } from './showFullText.ts'

/** Texts with fewer characters keep their whole width; a wide character counts twice. */
const shortest = 22

/** One line of text; a text that does not fit is shown in full while the mouse is over it. */
export function Clipped({ text }: { text: string }) {
  const end = endOf(text)
  if (end !== '')
    return (
      <span className={styles.code} onMouseEnter={showFullText}>
        <span>{text.slice(0, -end.length)}</span>
        {end}
      </span>
    )
  return (
    <span className={isShort(text) ? styles.short : styles.clipped} onMouseEnter={showFullText}>
      {text}
    </span>
  )
}

/** The distinctive end of a code or an address; a text that does not fit is cut before it. */
function endOf(text: string): string {
  return /^[\w./:-]{2,}?([./][\w-]+)$/.exec(text)?.[1] ?? ''
}

function isShort(text: string): boolean {
  if (text.length >= shortest) return false
  return text.length + (text.match(/[\u0300-\uffff]/g)?.length ?? 0) < shortest
}
