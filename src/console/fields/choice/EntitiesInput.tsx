import { useTranslate } from 'react-admin'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { MultiSelectInput } from './SelectInput.tsx'

/** Several of the kinds of records, by what people call them; what only grows by itself is none. One that is stored stays, whatever became of its kind. */
export function EntitiesInput(props: InputProps) {
  const translate = useTranslate()
  const known = useResources().filter(({ kind }) => kind !== 'log')
  const names = new Set([...known.map(({ entity }) => entity), ...listOf(props.value).map(textOf)])
  const choices = [...names].map((value) => ({
    value,
    label: translate(`resources.${value}.name`, { smart_count: 1, _: value }),
  }))
  return <MultiSelectInput {...props} words={useInputWords()} options={{ ...props.options, choices }} />
}
