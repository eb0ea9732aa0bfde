import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { useEntityChoices } from './useEntityChoices.ts'

/** Kinds of records of which a record names at least one. */
export function EntitiesFilter(props: InputProps) {
  const choices = useEntityChoices([props.value ?? []].flat())
  return <ChoiceFilter {...props} options={{ ...props.options, choices }} />
}
