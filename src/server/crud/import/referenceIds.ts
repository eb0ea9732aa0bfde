import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import type { Asking } from '../reach/ownedFilterFor.ts'
import { permittedFilters } from '../reach/permittedFilters.ts'
import { lookupTable } from '../entity/lookupTable.ts'
import { CellFault } from './CellFault.ts'

/** Finds the ids of records by what a file calls them. */
export interface ReferenceIds {
  /** The id itself, or that of the one record of this name or code. */
  idOf(field: Field, text: string): string
  /** Whether several records are called so. */
  isAmbiguous(field: Field, text: string): boolean
}

/** The same where some names were settled, since of their records one alone can be chosen. */
export function withSettled(ids: ReferenceIds, settled: ReadonlyMap<string, string>): ReferenceIds {
  return { ...ids, idOf: (field, text) => settled.get(text) ?? ids.idOf(field, text) }
}

/** What a file says of other records, by their entity. */
export type NamesByEntity = ReadonlyMap<string, ReadonlySet<string>>

/** Looks all names up at once: by the display property, and by others that are unique. Of records called alike those count that the caller sees. */
export async function referenceIds(
  queries: Queries,
  names: NamesByEntity,
  asking: Asking,
): Promise<ReferenceIds> {
  const found = new Map<string, Set<string>>()
  for (const [entity, texts] of names) {
    const records = await recordsNamed(queries, asking.catalog.tableOf(entity), { texts: [...texts], asking })
    const seen = new Set(records.filter(({ is_seen: isSeen }) => isSeen).map(({ name }) => name))
    for (const { id, name, is_seen: isSeen } of records) {
      const key = keyOf(entity, name)
      if (isSeen || !seen.has(name)) found.set(key, (found.get(key) ?? new Set()).add(id))
    }
  }
  const idsOf = ({ reference }: Field, text: string) =>
    isUuid(text) ? [text] : [...(found.get(keyOf(reference?.entity ?? '', text)) ?? [])]
  return {
    isAmbiguous: (field, text) => idsOf(field, text).length > 1,
    idOf: (field, text) => {
      const ids = idsOf(field, text)
      const [id] = ids
      if (id === undefined) throw new CellFault('referenceUnknown', { name: text })
      if (ids.length > 1) throw new CellFault('referenceAmbiguous', { name: text })
      return id
    },
  }
}

interface Named {
  id: string
  name: string
  /** Whether the caller sees the record itself, and not its name alone. */
  is_seen: boolean
}

async function recordsNamed(
  queries: Queries,
  table: Table,
  { texts, asking }: { texts: readonly string[]; asking: Asking },
): Promise<Named[]> {
  if (texts.length === 0) return []
  const { name, alive } = tableSql(table)
  const owned = await permittedFilters(table, [], asking)
  const isSeen =
    owned.length === 0 ? sql`true` : sql`t."id" IN (SELECT t."id" FROM ${name} t ${whereSql(table, owned)})`
  const found = await Promise.all(
    namingColumns(table).map((column) =>
      queries.rows<Named>(
        sql`SELECT t."id", t.${identifier(column)}::text AS name, ${isSeen} AS is_seen FROM ${name} t
          WHERE t.${identifier(column)}::text = ANY(${[...texts]}::text[]) AND ${alive}
          ORDER BY is_seen DESC LIMIT ${texts.length * 3}`,
      ),
    ),
  )
  return found.flat()
}

const written: readonly string[] = ['text', 'integer', 'decimal', 'double', 'date']

/** What those who refer to the records may know: what is displayed, as a file writes it, and unique texts. */
export function namingColumns(table: Table): string[] {
  const { columns, display, unique } = lookupTable(table)
  const single = new Set(unique.flatMap((key) => (key.columns.length === 1 ? key.columns : [])))
  return columns
    .filter(({ name, type }) =>
      name === display ? written.includes(type) : type === 'text' && single.has(name),
    )
    .map(({ name }) => name)
}

function keyOf(entity: string, name: string): string {
  return `${entity} ${name}`
}
