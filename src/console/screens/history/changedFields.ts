import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { fieldAsStored, formerField } from './fieldAsStored.ts'

/** The changed values of a record, before and after. */
export interface ValueChange {
  before: JsonObject | null
  after: JsonObject | null
}

/** The changed properties in the order of the screens; a name that belongs to an id is shown with it, not on its own. */
export function changedFields({ fields }: Resource, { before, after }: ValueChange): Field[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const derived = new Set(
    fields.flatMap(({ source, nameFrom }) => (nameFrom && names.has(source) ? nameFrom : [])),
  )
  const known = fields.filter(({ source, rule }) => names.has(source) && !derived.has(source) && !rule)
  const rest = [...names].filter((name) => !fields.some(({ source }) => source === name))
  const valuesOf = (source: string) => [before?.[source] ?? null, after?.[source] ?? null]
  return [
    ...known.map((field) => fieldAsStored(field, valuesOf(field.source))),
    // Properties that the schema no longer knows, or that no answer contains, such as a password.
    ...rest.map((source) => formerField(source, valuesOf(source))),
  ]
}
