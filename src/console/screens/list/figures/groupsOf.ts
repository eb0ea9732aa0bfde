import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { choiceKinds, groupKindsOver } from '#shared/fields/groupKinds.ts'

const times: readonly FieldKind[] = ['date', 'datetime']

/** The properties by which a list can be grouped: the state first, then other choices, then times. */
export function groupsOf({ fields, states }: Pick<Resource, 'fields' | 'states'>): Field[] {
  const rank = ({ source, type }: Field) =>
    source === states?.property ? -1 : [...choiceKinds].indexOf(type)
  const grouped = fields.filter(({ type, rule }) => choiceKinds.has(type) && !rule)
  return [...grouped.toSorted((one, other) => rank(one) - rank(other)), ...fields.filter(isTime)]
}

/** A way to group a list: the name that the server expects, and the property behind it. */
export interface GroupChoice {
  /** `status`, or `user_id.province` for a property of a referenced record. */
  group: string
  field: Field
}

/** The properties of referenced records by which a list can be grouped: choices, and texts that are no names. */
export function overGroupsOf(
  { fields }: Pick<Resource, 'fields'>,
  resources: readonly Resource[],
): GroupChoice[] {
  return fields.flatMap(({ source, type, reference }) => {
    const target = resources.find(({ entity }) => entity === reference?.entity)
    if (type !== 'reference' || !target) return []
    const offered = target.fields.filter((field) => isGroupOver(target, field))
    return offered.map((field) => ({ group: `${source}.${field.source}`, field }))
  })
}

/** Excludes names: they identify single records, as the reference itself does. */
function isGroupOver({ fields, display, identity }: Resource, { source, type, rule }: Field): boolean {
  const names = [display, identity, ...fields.map(({ nameFrom }) => nameFrom)]
  return groupKindsOver.has(type) && !rule && !names.includes(source)
}

/** Whether groups by the property are periods. */
export function isTime({ type }: Pick<Field, 'type'>): boolean {
  return times.includes(type)
}

/** The properties that can be summed up. */
export function numbersOf({ fields }: Pick<Resource, 'fields'>): Field[] {
  return fields.filter(({ type, rule }) => factsOf(type).measured && !rule)
}
