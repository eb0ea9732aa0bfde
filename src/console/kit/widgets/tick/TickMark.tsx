import styles from './Tick.module.css'

/** The look of a checkbox inside of what is ticked as a whole, such as an option, which says itself whether it is. */
export function TickMark({ isTicked }: { isTicked: boolean }) {
  return <span aria-hidden className={`${styles.tick} ${styles.mark}`} data-ticked={isTicked || undefined} />
}
