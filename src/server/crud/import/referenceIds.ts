import type { Queries } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { idsSql, typeSql } from '../query/filterSql.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { ownedFilterFor } from '../reach/ownedFilterFor.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { CellFault } from './CellFault.ts'
import { namedByPath } from './namedByPath.ts'
import type { NamedRecord } from './namedByPath.ts'
import { namingColumnsOf } from './namingColumnsOf.ts'
import type { NamingColumn } from './namingColumnsOf.ts'
import type { NamedIds } from './readCell.ts'

/** Finds ids by name, for names that several records may have. */
export interface ReferenceIds extends NamedIds {
  /** Whether the caller sees several records of this name. */
  isAmbiguous(field: Field, text: string): boolean
  /** The ids of records of this name if the caller sees none of them; they count as unknown until the row is settled. */
  unseenIdsOf(field: Field, text: string): readonly string[]
}

/** Adds names that were settled, because only one of their records can be chosen. */
export function addResolvedNames(ids: ReferenceIds, settled: ReadonlyMap<string, string>): ReferenceIds {
  return { ...ids, idOf: (field, text) => settled.get(text) ?? ids.idOf(field, text) }
}

/** The names of referenced records in a file, by entity. */
export type NamesByEntity = ReadonlyMap<string, ReadonlySet<string>>

/** How many records of a name are looked at: two show that a name is ambiguous, which is enough for nearly all uses. */
export const recordsPerName = 2

/** Looks up all names at once. Of several records with a name, those that the caller sees take precedence. */
export async function referenceIds(
  queries: Queries,
  names: NamesByEntity,
  { reachContext, zone }: Omit<Wanted, 'texts'>,
): Promise<ReferenceIds> {
  const found: FoundIds = new Map()
  const unseen: FoundIds = new Map()
  for (const [entity, texts] of names) {
    const records = await recordsNamed(queries, reachContext.catalog.tableOf(entity), {
      texts: [...texts],
      reachContext,
      zone,
    })
    const seen = new Set(records.filter(({ is_seen: isSeen }) => isSeen).map(({ name }) => name))
    for (const { id, name, is_seen: isSeen } of records) {
      if (isSeen === seen.has(name)) addId(isSeen ? found : unseen, keyOf(entity, name), id)
    }
  }
  const idsIn = (ids: FoundIds, { reference }: Field, text: string) => [
    ...(ids.get(keyOf(reference?.entity ?? '', text)) ?? []),
  ]
  const ambiguityIn = ({ reference }: Field) =>
    reference && reachContext.catalog.tableOf(reference.entity).parent !== undefined
      ? 'referenceAmbiguousInTree'
      : 'referenceAmbiguous'
  const idsOf = (field: Field, text: string) => (isUuid(text) ? [text] : idsIn(found, field, text))
  return {
    unseenIdsOf: (field, text) => (isUuid(text) ? [] : idsIn(unseen, field, text)),
    isAmbiguous: (field, text) => idsOf(field, text).length > 1,
    idOf: (field, text) => {
      const ids = idsOf(field, text)
      const [id] = ids
      if (id === undefined) throw new CellFault('referenceUnknown', { name: shortened(text) })
      if (ids.length > 1) throw new CellFault(ambiguityIn(field), { name: text })
      return id
    },
  }
}

const nameAtMost = 100

/** A name shortened for a message; cells may hold 400,000 characters. */
function shortened(name: string): string {
  return name.length > nameAtMost ? `${name.slice(0, nameAtMost)}…` : name
}

type FoundIds = Map<string, Set<string>>

function addId(ids: FoundIds, key: string, id: string): void {
  ids.set(key, (ids.get(key) ?? new Set()).add(id))
}

interface Wanted {
  texts: readonly string[]
  reachContext: ReachContext
  zone: string
}

async function recordsNamed(
  queries: Queries,
  table: Table,
  { texts, reachContext, zone }: Wanted,
): Promise<NamedRecord[]> {
  if (texts.length === 0) return []
  const isSeen = await isSeenSql(table, reachContext)
  const namings = await namingColumnsOf(table, reachContext, zone)
  const found = await Promise.all(
    namings.map((naming) => queries.rows<NamedRecord>(namedSql(table, { naming, texts, isSeen }))),
  )
  const named = found.flat()
  const known = new Set(named.map(({ name }) => name))
  const isNameVisible = namings.some(({ column, seenOnly }) => column.name === table.display && !seenOnly)
  if (!isNameVisible) return named
  const others = texts.filter((text) => !known.has(text))
  return [...named, ...(await namedByPath(queries, table, { texts: others, isSeen, atMost: recordsPerName }))]
}

/** The ids among the given ones whose records have the name, as seen by callers who cannot see the records. */
export async function idsWithName(
  queries: Queries,
  table: Table,
  { name, among, reachContext, zone }: Omit<Wanted, 'texts'> & { name: string; among: readonly string[] },
): Promise<string[]> {
  const namings = (await namingColumnsOf(table, reachContext, zone)).filter(({ seenOnly }) => !seenOnly)
  const isNamed = namings.map((naming) => isNamedSql(naming, name))
  if (isNamed.length === 0) return []
  const { name: tableName, alive } = tableSql(table)
  const found = await queries.rows<{ id: string }>(sql`SELECT t."id" FROM ${tableName} t
    WHERE t."id" = ANY(${[...among]}::uuid[]) AND ${alive} AND (${join(isNamed, ' OR ')})`)
  return found.map(({ id }) => id)
}

/** The condition that a column of the record `t` has this name. */
export function isNamedSql({ column, valueOf }: NamingColumn, name: string): Sql {
  return sql`t.${identifier(column.name)} = ${valueOf(name) ?? null}::${typeSql(column)}`
}

/** The condition that the caller sees the record `t`. */
export async function isSeenSql(table: Table, reachContext: ReachContext): Promise<Sql> {
  const owned = await ownedFilterFor(table, reachContext)
  return owned ? sql`t."id" IN (${idsSql(table, [owned])})` : sql`true`
}

interface NamedRows {
  naming: NamingColumn
  texts: readonly string[]
  isSeen: Sql
}

/** The records of each name, those first that the caller sees. */
function namedSql(table: Table, { naming: { column, seenOnly, valueOf }, texts, isSeen }: NamedRows): Sql {
  const { name, alive } = tableSql(table)
  const called = texts.flatMap((text) => {
    const value = valueOf(text)
    return value === undefined ? [] : [{ text, value: String(value) }]
  })
  const names = sql`unnest(${called.map(({ text }) => text)}::text[],
    ${called.map(({ value }) => value)}::text[]::${typeSql(column)}[]) AS c("name", "value")`
  const found = sql`SELECT c."name", t."id", ${isSeen} AS is_seen FROM ${name} t
    JOIN ${names} ON t.${identifier(column.name)} = c."value" WHERE ${alive}`
  const ranked = sql`SELECT f.*, row_number() OVER (PARTITION BY f."name" ORDER BY f.is_seen DESC, f."id") AS place
    FROM (${found}) f`
  return sql`SELECT r."id", r."name", r.is_seen FROM (${ranked}) r
    WHERE r.place <= ${recordsPerName} AND (r.is_seen OR NOT ${seenOnly}::boolean)`
}

function keyOf(entity: string, name: string): string {
  return `${entity} ${name}`
}
