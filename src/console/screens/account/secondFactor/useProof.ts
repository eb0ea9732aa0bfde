import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { textIn } from '../../../kit/browser/textIn.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'

/** What people prove themselves by. */
export type ProofName = 'password' | 'code'
export type Proof = Partial<Record<ProofName, string>>

/** Checks and sends a proof; a refusal stands at its input. */
export function useProof(asks: readonly ProofName[], send: (proof: Proof) => Promise<void>) {
  const translate = useTranslate()
  const [errors, setErrors] = useState<Proof>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const refuse = (form: HTMLFormElement, refused: Proof) => {
    setErrors(refused)
    const first = asks.find((name) => refused[name] !== undefined)
    const input = first && form.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
  }
  const sendOff = async (form: HTMLFormElement, proof: Proof) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send(proof)
    } catch (error) {
      const refused = refusedIn(error, asks)
      refuse(form, refused)
      if (Object.keys(refused).length === 0)
        setFailure((error instanceof ApiFailure && error.message) || translate('account.secondFactor.failed'))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const proof: Proof = Object.fromEntries(asks.map((name) => [name, textIn(data, name)]))
    const missing = asks.filter((name) => proof[name]?.trim() === '')
    refuse(
      form,
      Object.fromEntries(missing.map((name) => [name, translate(`account.secondFactor.${name}Required`)])),
    )
    if (missing.length === 0) void sendOff(form, proof)
  }
  return { errors, failure, busy, submit, forgetErrors: () => setErrors({}) }
}

function refusedIn(error: unknown, asks: readonly ProofName[]): Proof {
  const fields = error instanceof ApiFailure ? (error.error?.fields ?? []) : []
  const known = fields.filter(({ path }) => asks.some((name) => path === `/${name}`))
  return Object.fromEntries(known.map(({ path, message }) => [path.slice(1), message]))
}
