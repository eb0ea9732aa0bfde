import styles from './Field.module.css'
import { element } from '../../kit/browser/element.ts'
import type { Attributes, Child } from '../../kit/browser/element.ts'

/** A labelled input with room for a message below it. */
export interface Field {
  name: string
  /** The message for an empty input. */
  required: string
  root: HTMLElement
  input: HTMLInputElement
  /** Shows an error; undefined removes it. */
  complain: (error: string | undefined) => void
  /** Shows a note while there is no error; undefined removes it. */
  remark: (note: string | undefined) => void
}

/** The options of an input. */
export interface FieldOptions {
  name: string
  label: string
  required: string
  /** Further attributes of the input. */
  attributes: Attributes
  /** Is placed at the end inside the input's frame. */
  adornment?: Child
  /** Is placed beside the input. */
  beside?: Child
}

/** An input with its label above and its error below. */
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
