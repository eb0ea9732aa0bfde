import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { SelectInput } from './SelectInput.tsx'

/** One of the values that there are. */
export function ChoiceFilter(props: InputProps) {
  return <SelectInput {...props} words={useInputWords()} />
}
