import type { OnDelete } from '#shared/contracts/Table.ts'
import type { Property } from '../../contracts/Model.ts'

/** A reference in each row of a list, such as the goods of an order's lines. */
export interface RowReference {
  /** The list. */
  property: string
  /** The property of its rows. */
  key: string
  entity: string
  onDelete: OnDelete
}

/** The references inside the rows of a list of objects; a list that is nothing but references is a link. */
export function rowReferencesOf({ name, field, children, properties = [] }: Property): RowReference[] {
  // The records of another entity keep to their own references.
  if (field !== 'rows' || children) return []
  return properties.flatMap(({ name: key, reference }) =>
    reference ? [{ property: name, key, ...reference }] : [],
  )
}
