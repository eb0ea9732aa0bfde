import styles from './Field.module.css'
import { element } from '../../kit/browser/element.ts'
import type { Attributes, Child } from '../../kit/browser/element.ts'

/** A labelled input, and what can be said below it. */
export interface Field {
  name: string
  /** What is said when it is empty. */
  required: string
  root: HTMLElement
  input: HTMLInputElement
  /** Says what is wrong with it, or no longer. */
  complain: (error: string | undefined) => void
  /** Says something while nothing is wrong, or no longer. */
  remark: (note: string | undefined) => void
}

/** What such an input needs. */
export interface FieldOptions {
  name: string
  label: string
  required: string
  /** Further attributes of the input. */
  attributes: Attributes
  /** Stands inside the input's frame, at its end. */
  adornment?: Child
  /** Stands beside the input. */
  beside?: Child
}

/** An input with its label above it and, below, what is wrong with it. */
export function field({ name, label, required, attributes, adornment, beside }: FieldOptions): Field {
  const id = `field-${name}`
  const input = element('input', { ...attributes, name, id, class: styles.input, 'aria-required': 'true' })
  const frame = element('div', { class: styles.frame }, input, adornment)
  const message = element('p', { id: `${id}-message` })
  const row = element('div', { class: styles.row }, frame, beside)
  const root = element('div', {}, element('label', { class: styles.label, for: id }, label), row)
  let error: string | undefined
  let note: string | undefined
  const show = () => {
    const text = error ?? note
    frame.dataset['invalid'] = `${error !== undefined}`
    input.setAttribute('aria-invalid', `${error !== undefined}`)
    message.className = (error === undefined ? styles.note : styles.error) ?? ''
    message.textContent = text ?? null
    if (text === undefined) message.remove()
    else row.after(message)
    if (text === undefined) input.removeAttribute('aria-describedby')
    else input.setAttribute('aria-describedby', message.id)
  }
  show()
  return {
    name,
    required,
    root,
    input,
    complain(wrong) {
      error = wrong
      show()
    },
    remark(words) {
      note = words
      show()
    },
  }
}
