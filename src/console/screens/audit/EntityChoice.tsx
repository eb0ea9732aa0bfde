import { useTranslate } from 'react-admin'
import { useInputWords } from '../../fields/words/useInputWords.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectInput } from '../../fields/choice/SelectInput.tsx'
import { useResources } from '../../session/entities/useResources.ts'

/** Selects a kind of record by its display name. */
export function EntityChoice(props: InputProps) {
  const translate = useTranslate()
  const resources = useResources().filter(({ kind }) => kind !== 'log')
  const choices = resources.map(({ entity }) => ({
    value: entity,
    label: translate(`resources.${entity}.name`, { smart_count: 1 }),
  }))
  return <SelectInput {...props} words={useInputWords()} options={{ choices }} />
}
