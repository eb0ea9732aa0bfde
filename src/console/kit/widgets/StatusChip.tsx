import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import { showFullText } from './showFullText.ts'
import styles from './StatusChip.module.css'
import values from './values.module.css'

/** A status as a coloured chip; plain HTML, because a list has one in each row. */
export function StatusChip({ label, color = 'default' }: { label: string; color?: ChipColor | undefined }) {
  return (
    <span className={`${values.label} ${styles.chip}`} data-color={color} onMouseEnter={showFullText}>
      {label}
    </span>
  )
}
