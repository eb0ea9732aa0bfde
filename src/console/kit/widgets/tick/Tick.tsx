import type { MouseEvent, Ref } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  ref?: Ref<HTMLInputElement>
  checked: boolean
  label: string
  /** Receives whether Shift was held. */
  onChange: (isShift: boolean) => void
}

/** A checkbox that looks like Material UI's but is a single element, because a list has a hundred of them. */
export function Tick({ ref, checked, label, onChange }: TickProps) {
  return (
    <input
      ref={ref}
      type="checkbox"
      className={styles.tick}
      checked={checked}
      onMouseDown={leaveTextAlone}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      aria-label={label}
    />
  )
}

/** Keeps a click with Shift from selecting the text in between. */
function leaveTextAlone(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}
