import type { ColumnReference, Link, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'

/** A reference, or a list of them, that may not lead to every record. */
export interface Limited {
  name: string
  /** Of a list of references. */
  link?: Link
  reference: ColumnReference
  limit: ReferenceLimit
}

/** The references of a table that may not lead to every record. */
export const limitedIn = onceFor(({ columns, links }: Table): readonly Limited[] => [
  ...columns.flatMap(({ name, reference }) =>
    reference?.limit ? [{ name, reference, limit: reference.limit }] : [],
  ),
  ...links.flatMap((link) => {
    const { property, reference } = link
    return reference.limit ? [{ name: property, link, reference, limit: reference.limit }] : []
  }),
])
