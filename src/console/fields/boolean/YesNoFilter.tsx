import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectInput } from '../choice/SelectInput.tsx'
import { useInputWords } from '../words/useInputWords.ts'

/** Yes, no, or both. */
export function YesNoFilter(props: InputProps) {
  const translate = useTranslate()
  const choices = [
    { value: 'true', label: translate('screens.list.yes') },
    { value: 'false', label: translate('screens.list.no') },
  ]
  return (
    <SelectInput
      {...props}
      words={useInputWords()}
      options={{ choices }}
      onChange={(value) => props.onChange(value === undefined ? undefined : value === 'true')}
    />
  )
}
