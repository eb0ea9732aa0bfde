import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { narrowNumber } from '#shared/fields/narrowNumber.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TextBox } from '../../kit/inputs/TextBox.tsx'
import { spokenLabel } from '../../kit/inputs/textFieldProps.ts'

/** A number input; a text that is no number is kept as typed, so that the validator complains. */
export function NumberInput(props: InputProps & Affixes) {
  const [draft, setDraft] = useState<string>()
  const { prefix, suffix, options } = props
  return (
    <TextBox
      field={props}
      value={draft ?? shown(props.value, options?.scale)}
      onBlur={() => setDraft(undefined)}
      onChange={(event) => {
        setDraft(event.target.value)
        props.onChange(numberFrom(event.target.value, { prefix, suffix }))
      }}
      autoComplete="off"
      inputProps={{
        ...spokenLabel(props),
        inputMode: options?.scale === 0 ? 'numeric' : 'decimal',
        style: { fontVariantNumeric: 'tabular-nums' },
      }}
      startAdornment={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
      endAdornment={suffix && <InputAdornment position="end">{suffix}</InputAdornment>}
    />
  )
}

/** An amount in yuan with two decimals. */
export function MoneyInput(props: InputProps) {
  return <NumberInput {...props} prefix="¥" options={{ scale: 2, ...props.options }} />
}

/** A percentage as people write it: 12.5 means 12.5 %. */
export function PercentInput(props: InputProps) {
  return <NumberInput {...props} suffix="%" options={{ scale: 2, ...props.options }} />
}

/** The texts that an input shows before and after its number. */
interface Affixes {
  prefix?: string | undefined
  suffix?: string | undefined
}

/** The number that a text means; pasted amounts may contain commas, currency and percent signs. */
export function numberFrom(text: string, affixes: Affixes = {}): Json | undefined {
  const plain = narrowNumber(text).trim()
  if (plain === '') return undefined
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/su.exec(plain) ?? []
  const digits = withoutAffixes(rest, affixes)
  const number = Number(`${sign}${digits.replaceAll(',', '')}`)
  return written.test(digits) && Number.isFinite(number) ? number : text
}

/** A comma counts only before three digits; elsewhere it may be another country's decimal point: 1,5 is not 15. */
const written = /^(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/u

function withoutAffixes(text: string, { prefix = '', suffix = '' }: Affixes): string {
  const begun = text.startsWith(prefix) ? text.slice(prefix.length) : text
  return (begun.endsWith(suffix) ? begun.slice(0, begun.length - suffix.length) : begun).trim()
}

function shown(value: Json | undefined, scale: number | undefined): string {
  if (typeof value !== 'number' || scale === undefined) return textOf(value)
  const decimals = textOf(value).split('.')[1]?.length ?? 0
  // A number with more decimals than allowed is not rounded, because the complaint would be hard to understand otherwise.
  return decimals > scale ? textOf(value) : value.toFixed(scale)
}
