import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import type { RowForm } from '../../children/factsOfRows.ts'

/** The form of a record, and the forms of its rows. */
export interface CheckedForms {
  form: RulesAcross
  rowForms: readonly (Pick<RowForm, 'list'> & { form: RulesAcross })[]
}

type RulesAcross = Pick<ResourceForm, 'unique' | 'noOverlap'>

/**
 * The paths of all values that decide whether a record collides with another one, such as the room of a booking besides its
 * times. The refusal itself is shown at only some of them.
 */
export function collidingPaths({ path, code }: FieldRefusal, { form, rowForms }: CheckedForms): string[] {
  if (code !== 'VALUE_TAKEN' && code !== 'RANGE_TAKEN') return []
  const names = pointerNames(path)
  const name = names.at(-1)
  const own = names.length === 1 ? form : rowForms.find(({ list }) => list === names[0])?.form
  const rules = own ? rulesIn(own) : []
  const place = path.slice(0, path.lastIndexOf('/'))
  return rules.flatMap((rule) => (rule.includes(name ?? '') ? rule.map((each) => `${place}/${each}`) : []))
}

function rulesIn({ unique = [], noOverlap = [] }: RulesAcross): string[][] {
  return [
    ...unique.map(({ columns, where = {} }) => [...columns, ...Object.keys(where)]),
    ...noOverlap.map(({ from, to, within, where = {} }) => [from, to, ...within, ...Object.keys(where)]),
  ]
}
