import { listOf } from '#shared/json/listOf.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { MultiSelectInput } from './SelectInput.tsx'
import { useEntityChoices } from './useEntityChoices.ts'

/** An input for several kinds of records. */
export function EntitiesInput(props: InputProps) {
  const choices = useEntityChoices(listOf(props.value))
  return <MultiSelectInput {...props} words={useInputWords()} options={{ ...props.options, choices }} />
}
