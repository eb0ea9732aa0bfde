import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Field.module.css'

/** What a labelled input of the log-in page needs. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  error?: string
  /** Said below the input while nothing is wrong. */
  note?: string
  /** Stands inside the input's frame, at its end. */
  adornment?: ReactNode
  /** Stands beside the input. */
  beside?: ReactNode
}

/** An input with its label above it and, below, what is wrong with it. */
export function Field({ label, error, note, adornment, beside, ...input }: FieldProps) {
  const id = useId()
  const message = error ?? note
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.frame} data-invalid={error !== undefined}>
          <input
            {...input}
            id={id}
            className={styles.input}
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby={message === undefined ? undefined : `${id}-message`}
          />
          {adornment}
        </div>
        {beside}
      </div>
      {message !== undefined && (
        <p id={`${id}-message`} className={error === undefined ? styles.note : styles.error}>
          {message}
        </p>
      )}
    </div>
  )
}
