import type { ColumnReference, Link, ReferenceLimit, RowLink, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'

/** A reference with a limit of its targets: single, in a list, or in the rows of a list. */
export interface Limited {
  /** The name of the record's property. */
  name: string
  /** Set for a list of references. */
  link?: Link
  /** Set for a reference in rows. */
  rowLink?: RowLink
  reference: ColumnReference
  limit: ReferenceLimit
}

/** The references of a table that have a limit. */
export const limitedIn = memoize(({ columns, links, rowLinks = [] }: Table): readonly Limited[] => [
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
