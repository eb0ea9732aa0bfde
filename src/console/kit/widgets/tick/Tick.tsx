import type { MouseEvent, Ref } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  ref?: Ref<HTMLInputElement>
  checked: boolean
  label: string
  /** Told whether Shift was held. */
  onChange: (isShift: boolean) => void
}

/** A checkbox as Material UI draws it, of one element: a list has a hundred of them. */
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

/** Shift and a click would mark the text in between as well. */
function leaveTextAlone(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}
