import type { LookupCondition, OnDelete, ReferenceLimit } from '#shared/contracts/Table.ts'
import type { Property } from '../../contracts/Model.ts'

/** A reference in each row of a list, such as the goods of an order's lines. */
export interface RowReference {
  /** The property with the list. */
  property: string
  /** The property of its rows. */
  key: string
  entity: string
  onDelete: OnDelete
  limit?: ReferenceLimit
}

/** The references inside the rows of a list of objects; a list that contains only references is a link. */
export function rowReferencesOf({ name, field, children, properties = [] }: Property): RowReference[] {
  // Records of another entity follow their own references.
  if (field !== 'rows' || children) return []
  return properties.flatMap(({ name: key, reference }) => {
    if (!reference) return []
    const { entity, onDelete, limit } = reference
    return [{ property: name, key, entity, onDelete, ...(limit ? { limit: inRows(limit, properties) } : {}) }]
  })
}

/** Marks names of the row's properties; a name means the row's property first, then the record's. */
function inRows(limit: ReferenceLimit, parts: readonly Property[]): ReferenceLimit {
  const isPart = (name: string) => parts.some((part) => part.name === name)
  const placed = (condition: LookupCondition): LookupCondition =>
    'property' in condition && isPart(condition.through ?? condition.property)
      ? { ...condition, row: true }
      : condition
  const where = Object.entries(limit.where).map(([name, condition]) => [name, placed(condition)])
  return { ...limit, where: Object.fromEntries(where) }
}
