import { tables } from '#generated/tables/tables.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** A reference in each row of a list; the rows may be part of their record or records themselves. */
export interface ReferenceInRows {
  property: string
  key: string
  entity: string
}

/** The references in the rows of an entity's lists. */
export function referencesInRows({
  rowLinks = [],
  children = [],
}: Pick<Table, 'rowLinks' | 'children'>): ReferenceInRows[] {
  const kept = rowLinks.map(({ property, key, reference }) => ({ property, key, entity: reference.entity }))
  const records = children.flatMap(({ property, entity, writable }) =>
    columnsOf(entity).flatMap(({ name, reference }) =>
      reference && writable.includes(name) ? [{ property, key: name, entity: reference.entity }] : [],
    ),
  )
  return [...kept, ...records]
}

function columnsOf(entity: string): Table['columns'] {
  const all: readonly Table[] = Object.values(tables)
  return all.find((table) => table.entity === entity)?.columns ?? []
}
