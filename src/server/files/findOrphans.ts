import type { Queries } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { FileFacts, FileStore } from './FileStore.ts'
import { stemOf } from './storedName.ts'

/** The places that may name files, and the age from which files count. */
interface Search {
  store: FileStore
  queries: Queries
  /** The tables whose records name files. */
  tables: readonly Table[]
  /** Later files are ignored, because they may belong to a form that is still open. */
  before: Date
}

/** Uploaded files that no record names. */
export async function findOrphans({ store, queries, tables, before }: Search): Promise<FileFacts[]> {
  const old: FileFacts[] = []
  for await (const file of store.all()) if (file.storedAt < before) old.push(file)
  if (old.length === 0) return []
  // Read after the store, so that records saved in between count.
  const named = new Set<string>()
  for (const table of tables) for (const name of await namedIn(queries, table)) named.add(stemOf(name))
  return old.filter(({ name }) => !named.has(stemOf(name)))
}

/** The files that a table's texts name, in addresses, lists and rich text alike; soft-deleted rows count. */
async function namedIn(queries: Queries, { name, columns }: Table): Promise<string[]> {
  const texts = columns.filter(({ type, secret }) => (type === 'text' || type === 'json') && !secret)
  if (texts.length === 0) return []
  const values = join(texts.map((column): Sql => sql`(${identifier(column.name)}::text)`))
  const rows = await queries.rows<{ file: string }>(sql`
    SELECT DISTINCT found[1] AS file
    FROM ${identifier(name)}, LATERAL (VALUES ${values}) AS held(value),
      LATERAL regexp_matches(held.value, ${'/files/(?:private/)?([A-Za-z0-9_-]{22}(?:~[0-9a-f]{32})?[.][a-z0-9]{2,5})'}, 'g') AS found
    WHERE held.value LIKE ${'%/files/%'}`)
  return rows.map(({ file }) => file)
}
