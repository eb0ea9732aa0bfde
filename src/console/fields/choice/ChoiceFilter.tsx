import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Choice, InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { SelectInput } from './SelectInput.tsx'

/** One of the values that there are, all of them, or the several that a link has chosen. */
export function ChoiceFilter({ options, value, onChange, ...props }: InputProps) {
  const all = { value: '', label: useTranslate()('screens.list.all') }
  const choices = options?.choices ?? []
  const several = Array.isArray(value) ? severalOf(value, choices) : undefined
  return (
    <SelectInput
      {...props}
      words={useInputWords()}
      value={several?.value ?? value}
      options={{ choices: [all, ...(several ? [several] : []), ...choices] }}
      onChange={(chosen) => onChange(chosen === all.value ? undefined : chosen)}
    />
  )
}

function severalOf(values: readonly Json[], choices: readonly Choice[]): Choice {
  const texts = values.map(String)
  const labels = texts.map((text) => choices.find(({ value }) => value === text)?.label ?? text)
  return { value: texts.join(), stored: [...values], label: labels.join(', ') }
}
