import { ApiFailure } from '../../session/api/ApiFailure.ts'
import button from '../frame/Button.module.css'
import styles from './LoginForm.module.css'
import { element } from '../../kit/browser/element.ts'
import type { Child } from '../../kit/browser/element.ts'
import type { Field } from './field.ts'
import { loginMessages } from '../frame/loginMessages.ts'
import { textIn } from '../../kit/browser/textIn.ts'

/** The errors of a form, by input. */
export type FieldErrors = Partial<Record<string, string>>

/** A form of the pages before the log-in. */
export interface SendFormOptions {
  /** The form's own inputs, in order. */
  fields: readonly Field[]
  words: { failure: string; submit: string; submitting?: string }
  /** Shown above the inputs until an attempt has failed. */
  notice?: HTMLElement
  /** Is placed between the inputs and the button. */
  aside?: Child
  /** Is placed below the button. */
  below: readonly Child[]
  /** Returns the errors that can be found before anything is sent. */
  check?: (values: FormData) => FieldErrors
  send: (values: FormData) => Promise<void>
  onDone: () => void
  /** Runs after each failure, once its message is shown. */
  onFail?: () => void
}

/** A form that checks its values, sends them, and shows each error at its input. */
export function sendForm(options: SendFormOptions): HTMLFormElement {
  const { fields, words, notice, aside, below } = options
  const failure = element('div', { role: 'alert', class: styles.failure, hidden: true })
  const submit = element(
    'button',
    { type: 'submit', class: `${button.primary} ${button.wide}` },
    words.submit,
  )
  const form = element(
    'form',
    { class: styles.form, novalidate: true },
    failure,
    notice,
    ...fields.map(({ root }) => root),
    aside,
    submit,
    ...below,
  )

  const refuse = (errors: FieldErrors) => {
    for (const { name, complain } of fields) complain(errors[name])
    fields.find(({ name }) => errors[name] !== undefined)?.input.focus()
  }
  const setBusy = (busy: boolean) => {
    submit.disabled = busy
    submit.textContent = (busy && words.submitting) || words.submit
    if (busy) failure.hidden = true
  }
  const fail = (error: unknown) => {
    setBusy(false)
    failure.replaceChildren(element('strong', {}, words.failure), ` ${wordsOf(error)}`)
    failure.hidden = false
    if (notice) notice.hidden = true
    const refused = refusedFields(error, fields)
    refuse(refused)
    if (Object.keys(refused).length === 0) fields.find(({ name }) => name === 'password')?.input.select()
    options.onFail?.()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const values = new FormData(form)
    const wrong = { ...options.check?.(values), ...missingIn(values, fields) }
    refuse(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    options.send(values).then(options.onDone, fail)
  })
  form.addEventListener('input', ({ target }) => {
    fields.find(({ input }) => input === target)?.complain(undefined)
  })
  return form
}

function missingIn(values: FormData, fields: readonly Field[]): FieldErrors {
  const missing = fields.filter(({ name }) => textIn(values, name).trim() === '')
  return Object.fromEntries(missing.map(({ name, required }) => [name, required]))
}

function refusedFields(error: unknown, fields: readonly Field[]): FieldErrors {
  const refusals = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const known = refusals.filter(({ path }) => fields.some(({ name }) => path === `/${name}`))
  return Object.fromEntries(known.map(({ path, message }) => [path.slice(1), message]))
}

/** The reason why the last attempt failed; empty when there is none to add. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return ''
  if (error.isOffline) return loginMessages.offline
  return error.message || loginMessages.networkError
}
