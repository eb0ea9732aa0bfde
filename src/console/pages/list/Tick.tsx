import type { Ref } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  ref?: Ref<HTMLInputElement>
  checked: boolean
  label: string
  onChange: () => void
}

/** A checkbox as Material UI draws it, of one element: a list has a hundred of them. */
export function Tick({ ref, checked, label, onChange }: TickProps) {
  return (
    <input
      ref={ref}
      type="checkbox"
      className={styles.tick}
      checked={checked}
      onChange={onChange}
      aria-label={label}
    />
  )
}
