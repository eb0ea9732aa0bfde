import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { SelectInput } from './SelectInput.tsx'

/** One of the values that there are, or all of them. */
export function ChoiceFilter({ options, onChange, ...props }: InputProps) {
  const all = { value: '', label: useTranslate()('screens.list.all') }
  return (
    <SelectInput
      {...props}
      words={useInputWords()}
      options={{ choices: [all, ...(options?.choices ?? [])] }}
      onChange={(value) => onChange(value === all.value ? undefined : value)}
    />
  )
}
