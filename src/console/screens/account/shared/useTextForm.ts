import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { textIn } from '../../../kit/browser/textIn.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'

/** The texts typed into a form, or the errors found in them, by the names of its inputs. */
export type Texts<Name extends string> = Partial<Record<Name, string>>

interface TextFormProps<Name extends string> {
  /** The inputs that must be filled in, in their order. */
  names: readonly Name[]
  /** The message key for an input that is empty. */
  missing: (name: Name) => string
  send: (texts: Texts<Name>) => Promise<void>
}

/** Checks and sends a short form; shows each refusal at its input. */
export function useTextForm<Name extends string>({ names, missing, send }: TextFormProps<Name>) {
  const translate = useTranslate()
  const [errors, setErrors] = useState<Texts<Name>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const refuse = (form: HTMLFormElement, refused: Texts<Name>) => {
    setErrors(refused)
    const first = names.find((name) => refused[name] !== undefined)
    const input = first && form.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
  }
  const sendOff = async (form: HTMLFormElement, texts: Texts<Name>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send(texts)
    } catch (error) {
      const refused = refusedIn(error, names)
      refuse(form, refused)
      if (Object.keys(refused).length === 0)
        setFailure((error instanceof ApiFailure && error.message) || translate('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const texts = textsOf(names, (name) => textIn(data, name))
    const empty = names.filter((name) => texts[name]?.trim() === '')
    refuse(
      form,
      textsOf(empty, (name) => translate(missing(name))),
    )
    if (empty.length === 0) void sendOff(form, texts)
  }
  return { errors, failure, busy, submit, forgetErrors: () => setErrors({}) }
}

function refusedIn<Name extends string>(error: unknown, names: readonly Name[]): Texts<Name> {
  const fields = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const refused = names.filter((name) => fields.some(({ path }) => path === `/${name}`))
  return textsOf(refused, (name) => fields.find(({ path }) => path === `/${name}`)?.message ?? '')
}

function textsOf<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Texts<Name> {
  const texts: Texts<Name> = {}
  for (const name of names) texts[name] = textOf(name)
  return texts
}
