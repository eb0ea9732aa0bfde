import type { Choice, InputOptions } from '../../kit/inputs/InputProps.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useOptionName } from '../../session/entities/useOptionName.ts'
import type { ReferencePickerProps } from './ReferencePicker.tsx'
import { shownAtMost } from './useReferenceSearch.ts'
import { useIsNameUnique } from './useIsNameUnique.ts'
import { useOptions } from './useOptions.ts'

type Search = Pick<ReferencePickerProps, 'found' | 'searching' | 'text' | 'offer'>

/**
 * Adds records whose name equals the typed text but that cannot be chosen here. They are shown with the reason, because people
 * would otherwise think that there is no such record and make a second one. Records that the person may not see stay hidden,
 * because the call that finds these records is the same as for the others.
 */
export function useNamesakes(
  { reference, where = {}, whyNot }: InputOptions,
  { found, searching, text, offer }: Search,
): Pick<ReferencePickerProps, 'found' | 'offer'> & { refusalOf: (id: string) => string | undefined } {
  const { entity = '' } = reference ?? {}
  const resource = resourceOf(entity)
  const labelOf = useOptionName(entity)
  const typed = text.trim()
  const isLimited = whyNot !== undefined && Object.keys(where).length > 0
  const isSearched = resource !== undefined && !resource.isUnsearched
  const enabled = isLimited && isSearched && typed !== '' && !searching && !found.some(isCalled(typed))
  const { data = [], isPlaceholderData } = useOptions(entity, { search: typed, limit: shownAtMost, enabled })
  const called = data.filter((record) => resource && isSame(recordName(resource, record), typed))
  const choices = called.map((record): Choice => ({ value: String(record.id), label: labelOf(record) }))
  // The label of a choosable record may have its state after the name.
  const isOffered = choices.some(({ value }) => found.some((each) => each.value === value))
  const namesakes = enabled && !isPlaceholderData && !isOffered ? choices : []
  const isTaken = useIsNameUnique(entity, namesakes.length > 0)
  const refused = new Set(namesakes.map(({ value }) => value))
  return {
    found: [...found, ...namesakes],
    offer: isTaken ? undefined : offer,
    refusalOf: (id) => (refused.has(id) ? whyNot : undefined),
  }
}

function isCalled(typed: string) {
  return ({ label }: Choice) => isSame(label, typed)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
