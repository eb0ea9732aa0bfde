import { useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { ApiFailure } from '../providers/ApiFailure.ts'
import { loginMessages } from './loginMessages.ts'
import { textIn } from './textIn.ts'
import { useCaptcha } from './useCaptcha.ts'
import type { Captcha } from './useCaptcha.ts'

/** What is wrong with a form, by input. */
export type FieldErrors = Partial<Record<string, string>>

/** A form that ends with a captcha. */
export interface CaptchaFormOptions {
  /** The inputs that can be wrong, in the order they stand, each with what is said when it is empty. */
  required: Readonly<Record<string, string>>
  /** What else can be told before anything is sent. */
  check?: (values: FormData) => FieldErrors
  send: (values: FormData, captchaId: string) => Promise<void>
  onDone: () => void
}

/** The state of such a form and what can be done with it. */
export interface CaptchaFormState {
  form: RefObject<HTMLFormElement | null>
  captcha: Captcha
  state: 'idle' | 'busy' | 'done'
  errors: FieldErrors
  /** Why the last attempt failed; empty when there is nothing to add to the fact. */
  failure: string | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  forgetError: (event: FormEvent<HTMLFormElement>) => void
}

/** Checks and sends a form, and shows another captcha after each failure. */
export function useCaptchaForm({ required, check, send, onDone }: CaptchaFormOptions): CaptchaFormState {
  const names = Object.keys(required)
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [state, setState] = useState<CaptchaFormState['state']>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const refuse = (refused: FieldErrors) => {
    setErrors(refused)
    const first = names.find((name) => refused[name] !== undefined)
    if (first) inputOf(form.current, first)?.focus()
  }

  const sendAll = async (values: FormData) => {
    setState('busy')
    setFailure(undefined)
    try {
      await send(values, captcha.id ?? '')
      setState('done')
      onDone()
    } catch (error) {
      setState('idle')
      setFailure(wordsOf(error))
      const refused = refusedFields(error, names)
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
      const values = new FormData(event.currentTarget)
      const missing = names.filter((name) => textIn(values, name).trim() === '')
      const wrong = {
        ...check?.(values),
        ...Object.fromEntries(missing.map((name) => [name, required[name]])),
      }
      refuse(wrong)
      if (Object.keys(wrong).length === 0) void sendAll(values)
    },
    forgetError({ target }) {
      const name = target instanceof HTMLInputElement ? names.find((each) => each === target.name) : undefined
      if (name && errors[name] !== undefined) setErrors((rest) => ({ ...rest, [name]: undefined }))
    },
  }
}

function refusedFields(error: unknown, names: readonly string[]): FieldErrors {
  const refusals = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const known = refusals.filter(({ path }) => names.some((name) => path === `/${name}`))
  return Object.fromEntries(known.map(({ path, message }) => [path.slice(1), message]))
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return ''
  if (error.isOffline) return loginMessages.offline
  return error.message || loginMessages.networkError
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}
