import styles from './Tick.module.css'

/** The look of a checkbox inside an element, such as an option, that tells screen readers itself whether it is ticked. */
export function TickMark({ isTicked }: { isTicked: boolean }) {
  return <span aria-hidden className={`${styles.tick} ${styles.mark}`} data-ticked={isTicked || undefined} />
}
