import styles from './WaitingLine.module.css'

/** A thin moving line while something is loading; the page itself tells screen readers. */
export function WaitingLine() {
  return <div className={styles.line} aria-hidden />
}
