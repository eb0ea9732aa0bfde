import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { choiceKinds } from '#shared/fields/groupKinds.ts'

const times: readonly FieldKind[] = ['date', 'datetime']

/** The properties by which a list is grouped: the state first, then other choices, then times. */
export function groupsOf({ fields, states }: Pick<Resource, 'fields' | 'states'>): Field[] {
  const rank = ({ source, type }: Field) =>
    source === states?.property ? -1 : [...choiceKinds].indexOf(type)
  const grouped = fields.filter(({ type }) => choiceKinds.has(type))
  return [...grouped.toSorted((one, other) => rank(one) - rank(other)), ...fields.filter(isTime)]
}

/** Whether groups of it are periods. */
export function isTime({ type }: Pick<Field, 'type'>): boolean {
  return times.includes(type)
}

/** The properties that are summed up. */
export function numbersOf({ fields }: Pick<Resource, 'fields'>): Field[] {
  return fields.filter(({ type }) => factsOf(type).numeric)
}
