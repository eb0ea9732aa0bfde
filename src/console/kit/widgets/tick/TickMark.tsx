import styles from './Tick.module.css'

/**
 * The look of a checkbox inside an element that is ticked as a whole, such as an option; the element itself tells screen
 * readers its state.
 */
export function TickMark({ isTicked }: { isTicked: boolean }) {
  return <span aria-hidden className={`${styles.tick} ${styles.mark}`} data-ticked={isTicked || undefined} />
}
