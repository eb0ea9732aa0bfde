import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { useEntityChoices } from './useEntityChoices.ts'

/** Filters by kinds of records: a record is found if it names at least one of them. */
export function EntitiesFilter(props: InputProps) {
  const choices = useEntityChoices([props.value ?? []].flat())
  return <ChoiceFilter {...props} options={{ ...props.options, choices }} />
}
