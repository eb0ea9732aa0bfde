import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { textIn } from '../../../kit/browser/textIn.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'
import { callApi } from '../../../session/api/session.ts'

/** The inputs of a password change, as PUT /current/password names them. */
export const passwordFields = [
  {
    name: 'old_password',
    label: 'shell.password.old',
    required: 'shell.password.oldRequired',
    autoComplete: 'current-password',
  },
  {
    name: 'password',
    label: 'shell.password.new',
    required: 'shell.password.newRequired',
    autoComplete: 'new-password',
  },
  {
    name: 'confirm_password',
    label: 'shell.password.confirm',
    required: 'shell.password.confirmRequired',
    autoComplete: 'new-password',
  },
] as const

type FieldName = (typeof passwordFields)[number]['name']
type Passwords = Record<FieldName, string>
type Refusals = Partial<Record<FieldName, string>>

/** Checks and sends a password change. */
export function usePasswordChange(onSaved: () => void) {
  const translate = useTranslate()
  const [errors, setErrors] = useState<Refusals>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (form: HTMLFormElement, passwords: Passwords) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await callApi('/current/password', { method: 'PUT', body: JSON.stringify(passwords) })
      onSaved()
    } catch (error) {
      const refused = refusalsOf(error)
      refuse(form, refused)
      if (Object.keys(refused).length === 0) setFailure(wordsOf(error) || translate('shell.password.failed'))
    } finally {
      setBusy(false)
    }
  }

  const refuse = (form: HTMLFormElement, refused: Refusals) => {
    setErrors(refused)
    const first = passwordFields.find(({ name }) => refused[name] !== undefined)
    const input = first && form.elements.namedItem(first.name)
    if (input instanceof HTMLInputElement) input.focus()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const passwords = passwordsOf(form)
    const wrong = wrongIn(passwords, translate)
    refuse(form, wrong)
    if (Object.keys(wrong).length === 0) void send(form, passwords)
  }

  const forgetError = ({ target }: FormEvent<HTMLFormElement>) => {
    const field =
      target instanceof HTMLInputElement && passwordFields.find(({ name }) => name === target.name)
    if (field) setErrors((others) => ({ ...others, [field.name]: undefined }))
  }

  return { errors, failure, busy, submit, forgetError }
}

function passwordsOf(form: HTMLFormElement): Passwords {
  const data = new FormData(form)
  return {
    old_password: textIn(data, 'old_password'),
    password: textIn(data, 'password'),
    confirm_password: textIn(data, 'confirm_password'),
  }
}

function wrongIn(passwords: Passwords, translate: (key: string) => string): Refusals {
  const missing = passwordFields.filter(({ name }) => passwords[name] === '')
  if (missing.length > 0)
    return Object.fromEntries(missing.map(({ name, required }) => [name, translate(required)]))
  if (passwords.password === passwords.confirm_password) return {}
  return { confirm_password: translate('shell.password.mismatch') }
}

function refusalsOf(error: unknown): Refusals {
  const fields = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const known = fields.filter(({ path }) => passwordFields.some(({ name }) => path === `/${name}`))
  return Object.fromEntries(known.map(({ path, message }) => [path.slice(1), message]))
}

function wordsOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : ''
}
