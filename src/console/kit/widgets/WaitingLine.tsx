import styles from './WaitingLine.module.css'

/** A thin line that runs while something is on its way; a page says so to screen readers itself. */
export function WaitingLine() {
  return <div className={styles.line} aria-hidden />
}
