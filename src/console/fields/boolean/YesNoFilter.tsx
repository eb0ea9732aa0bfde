import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { ChoiceFilter } from '../choice/ChoiceFilter.tsx'

/** Yes, no, or both. */
export function YesNoFilter(props: InputProps) {
  const translate = useTranslate()
  const choices = [
    { value: 'true', label: translate('screens.list.yes'), stored: true },
    { value: 'false', label: translate('screens.list.no'), stored: false },
  ]
  return <ChoiceFilter {...props} options={{ choices }} />
}
