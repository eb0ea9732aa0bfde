import type { ColumnReference, Link, ReferenceLimit, RowLink, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'

/** A reference, a list of them, or a reference in the rows of a list, that may not lead to every record. */
export interface Limited {
  /** Of the property of the record. */
  name: string
  /** Of a list of references. */
  link?: Link
  /** Of a reference in rows. */
  rowLink?: RowLink
  reference: ColumnReference
  limit: ReferenceLimit
}

/** The references of a table that may not lead to every record. */
export const limitedIn = onceFor(({ columns, links, rowLinks = [] }: Table): readonly Limited[] => [
  ...columns.flatMap(({ name, reference }) =>
    reference?.limit ? [{ name, reference, limit: reference.limit }] : [],
  ),
  ...links.flatMap((link) => {
    const { property, reference } = link
    return reference.limit ? [{ name: property, link, reference, limit: reference.limit }] : []
  }),
  ...rowLinks.flatMap((rowLink) => {
    const { property, reference } = rowLink
    return reference.limit ? [{ name: property, rowLink, reference, limit: reference.limit }] : []
  }),
])
