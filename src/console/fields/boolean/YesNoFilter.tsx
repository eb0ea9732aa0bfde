import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectInput } from '../choice/SelectInput.tsx'
import { useInputWords } from '../words/useInputWords.ts'

/** Filters by yes, by no, or by neither. */
export function YesNoFilter({ value, onChange, ...props }: InputProps) {
  const translate = useTranslate()
  const all = { value: '', label: translate('screens.list.all') }
  const yes = { value: 'true', label: translate('screens.list.yes'), stored: true }
  const no = { value: 'false', label: translate('screens.list.no'), stored: false }
  return (
    <SelectInput
      {...props}
      words={useInputWords()}
      value={value}
      options={{ choices: [all, yes, no] }}
      onChange={(chosen) => onChange(chosen === all.value ? undefined : chosen)}
    />
  )
}
