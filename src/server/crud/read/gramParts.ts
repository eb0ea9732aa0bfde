import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { charactersOf } from '../query/containsSql.ts'
import type { GramParts } from '../query/containsSql.ts'
import { tableSql } from '../entity/tableSql.ts'

interface Kept {
  parts: Promise<GramParts>
  since: number
}

const keepMs = 10 * 60_000
const known = new WeakMap<Queries, Map<string, Kept>>()

/** What ANALYZE last counted of the grams of a table; empty where it never did. */
export function gramParts(database: Queries, table: Table): Promise<GramParts> {
  const ofDatabase = known.get(database) ?? new Map<string, Kept>()
  known.set(database, ofDatabase)
  const kept = ofDatabase.get(table.name)
  if (kept && performance.now() - kept.since < keepMs) return kept.parts
  const parts = readParts(database, table)
  // What cannot be read is asked for again with the next search.
  parts.catch(() => ofDatabase.delete(table.name))
  ofDatabase.set(table.name, { parts, since: performance.now() })
  return parts
}

/** Which part of the rows should hold a word: each three characters are as likely as they are after the first two of them. */
export function partOf(word: string, parts: GramParts): number {
  const characters = charactersOf(word)
  const partFrom = (start: number, length: number) =>
    parts.get(characters.slice(start, start + length).join('')) ?? 0
  let part = partFrom(0, 3)
  for (let start = 1; start + 3 <= characters.length && part > 0; start += 1) {
    part *= Math.min(1, partFrom(start, 3) / partFrom(start, 2))
  }
  return part
}

async function readParts(database: Queries, table: Table): Promise<GramParts> {
  const rows = await database.rows<{ gram: string; part: number }>(
    sql`SELECT g.gram, max(g.part)::float8 AS part
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
        JOIN pg_stats s ON s.schemaname = c.relnamespace::regnamespace::text AND s.tablename = c.relname,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS g (gram, part)
      WHERE i.indrelid = ${tableSql(table).name.sql}::regclass AND s.attname LIKE 'fx_ngrams%' AND g.gram IS NOT NULL
      GROUP BY g.gram`,
  )
  return new Map(rows.map(({ gram, part }) => [gram, part]))
}
