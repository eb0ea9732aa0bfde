import Popover from '@mui/material/Popover'
import type { DateWords } from './TypedDateField.tsx'
import styles from './Calendar.module.css'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

// Loaded lazily: most dates are only read, and many are typed.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

interface CalendarPopoverProps {
  anchor: HTMLElement | null
  label: string
  /** YYYY-MM-DD, or empty. */
  day: string
  words: DateWords
  /** Receives the day as YYYY-MM-DD, or an empty text for none. */
  onChoose: (day: string) => void
  onClose: () => void
}

/** A calendar beside its field. */
export function CalendarPopover({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <div className={styles.place}>
        <Overlay onClose={onClose}>
          <Calendar {...calendar} />
        </Overlay>
      </div>
    </Popover>
  )
}
