import { useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { ApiFailure } from '../providers/ApiFailure.ts'
import { logIn } from './logIn.ts'
import type { Credentials } from './logIn.ts'
import { loginMessages } from './loginMessages.ts'
import { textIn } from './textIn.ts'
import { useCaptcha } from './useCaptcha.ts'
import type { Captcha } from './useCaptcha.ts'

/** The inputs that can be wrong, in the order they stand. */
const fieldNames = ['username', 'password', 'captcha_code'] as const
type FieldName = (typeof fieldNames)[number]
type FieldErrors = Partial<Record<FieldName, string>>

const requiredMessages = {
  username: loginMessages.usernameRequired,
  password: loginMessages.passwordRequired,
  captcha_code: loginMessages.captchaRequired,
} as const satisfies Record<FieldName, string>

/** The state of the log-in form and what can be done with it. */
export interface LoginFormState {
  form: RefObject<HTMLFormElement | null>
  captcha: Captcha
  state: 'idle' | 'busy' | 'done'
  errors: FieldErrors
  /** Why the last attempt failed; empty when there is nothing to add to the fact. */
  failure: string | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  forgetError: (event: FormEvent<HTMLFormElement>) => void
}

/** Checks and sends the log-in form. */
export function useLoginForm(onLoggedIn: () => void): LoginFormState {
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [state, setState] = useState<LoginFormState['state']>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const refuse = (refused: FieldErrors) => {
    setErrors(refused)
    const first = fieldNames.find((name) => refused[name] !== undefined)
    if (first) inputOf(form.current, first)?.focus()
  }

  const send = async (credentials: Credentials) => {
    setState('busy')
    setFailure(undefined)
    try {
      await logIn(credentials)
      setState('done')
      onLoggedIn()
    } catch (error) {
      setState('idle')
      setFailure(wordsOf(error))
      const refused = refusedFields(error)
      refuse(refused)
      if (Object.keys(refused).length === 0) inputOf(form.current, 'password')?.select()
      const code = inputOf(form.current, 'captcha_code')
      if (code) code.value = ''
      captcha.renew()
    }
  }

  return {
    form,
    captcha,
    state,
    errors,
    failure,
    submit(event) {
      event.preventDefault()
      const credentials = credentialsOf(event.currentTarget, captcha.id ?? '')
      const missing = missingFields(credentials)
      refuse(missing)
      if (Object.keys(missing).length === 0) void send(credentials)
    },
    forgetError({ target }) {
      const name =
        target instanceof HTMLInputElement ? fieldNames.find((each) => each === target.name) : undefined
      if (name && errors[name] !== undefined) setErrors((rest) => ({ ...rest, [name]: undefined }))
    },
  }
}

function credentialsOf(form: HTMLFormElement, captchaId: string): Credentials {
  const data = new FormData(form)
  return {
    username: textIn(data, 'username').trim(),
    password: textIn(data, 'password'),
    captcha_id: captchaId,
    captcha_code: textIn(data, 'captcha_code').trim(),
    remember: data.has('remember'),
  }
}

function missingFields(credentials: Credentials): FieldErrors {
  const missing = fieldNames.filter((name) => credentials[name] === '')
  return Object.fromEntries(missing.map((name) => [name, requiredMessages[name]]))
}

function refusedFields(error: unknown): FieldErrors {
  const refusals = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const known = refusals.filter(({ path }) => fieldNames.some((name) => path === `/${name}`))
  return Object.fromEntries(known.map(({ path, message }) => [path.slice(1), message]))
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return ''
  if (error.isOffline) return loginMessages.offline
  return error.message || loginMessages.networkError
}

function inputOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}
