import type { Resource } from '#shared/contracts/Resource.ts'
import type { FieldFacts } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'

// As `lookupTable.ts` of the server.
const typedAsStored: ReadonlySet<FieldFacts['column']> = new Set([
  'text',
  'byFormat',
  'integer',
  'byStep',
  'decimal',
  'double',
  'date',
])

/** Whether the server finds records by what people type of their names. */
export function isSearchedByName({
  search,
  display,
  fields,
}: Pick<Resource, 'search' | 'display' | 'fields'>): boolean {
  const name = fields.find(({ source }) => source === display)
  if (search || !name) return search
  return name.reference !== undefined || (!name.options && typedAsStored.has(factsOf(name.type).column))
}
