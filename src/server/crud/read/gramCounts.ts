import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { charactersOf } from '../query/containsSql.ts'
import type { ColumnParts, GramParts } from '../query/containsSql.ts'
import { comparesIndexed, isIndexedSearch, searchIn } from '../query/filterSql.ts'
import type { SearchMode } from '../query/filterSql.ts'
import type { Filter } from '../query/ListQuery.ts'
import { tableSql } from '../entity/tableSql.ts'

/** The statistics of ANALYZE about a table. */
export interface GramCounts {
  /** The shares of grams by column; empty if the table was never analysed. */
  parts: ColumnParts
  rows: number
}

interface Kept {
  counts: Promise<GramCounts>
  since: number
}

/** The share of all rows from which on no index is used. */
const mostFrom = 0.5
const keepMs = 60_000
const known = new WeakMap<Queries, Map<string, Kept>>()

/** The shares of the grams in a table's rows, and the number of its rows; cached for a while. */
export function gramCounts(database: Queries, table: Table): Promise<GramCounts> {
  const ofDatabase = known.get(database) ?? new Map<string, Kept>()
  known.set(database, ofDatabase)
  const kept = ofDatabase.get(table.name)
  if (kept && performance.now() - kept.since < keepMs) return kept.counts
  const counts = readCounts(database, table)
  // After a failure the next search reads again.
  counts.catch(() => ofDatabase.delete(table.name))
  ofDatabase.set(table.name, { counts, since: performance.now() })
  return counts
}

/** The estimated share of rows that match the conditions, according to the grams. */
export function partOf(table: Table, filters: readonly Filter[], parts: ColumnParts): number {
  return Math.min(1, ...filters.map((filter) => partOfFilter(table, filter, parts)))
}

function partOfFilter(table: Table, filter: Filter, parts: ColumnParts): number {
  if (!isIndexedSearch(table, [filter])) return 1
  if (filter.kind === 'alternatives')
    return filter.among.reduce((sum, filters) => sum + partOf(table, filters, parts), 0)
  const search = searchIn(table, filter)
  return search ? partOfAny(search.names, search.text, parts) : 1
}

/** The faster way to all matches. For a word in most rows the planner might skip the index and compute every row's grams. */
export function searchingFor(table: Table, filters: readonly Filter[], { parts }: GramCounts): SearchMode {
  return partOf(table, filters, parts) >= mostFrom ? { by: 'rows' } : { by: 'both', parts }
}

/** The way to read lists without a search: comparisons with a whole text may use its rarest grams. */
export async function comparingFor(
  database: Queries,
  table: Table,
  filters: readonly Filter[],
): Promise<SearchMode> {
  if (!comparesIndexed(table, filters)) return { by: 'both' }
  const { parts } = await gramCounts(database, table)
  return { by: 'both', parts }
}

function partOfAny(names: readonly string[], text: string, parts: ColumnParts): number {
  const each = names.map((name) => partOfWord(text, parts.get(name) ?? new Map()))
  return each.reduce((sum, part) => sum + part, 0)
}

/** The estimated share of rows that contain a word: each three characters are as likely as they are after their first two. */
function partOfWord(word: string, parts: GramParts): number {
  const characters = charactersOf(word)
  const partFrom = (start: number, length: number) =>
    parts.get(
      characters
        .slice(start, start + length)
        .join('')
        .toLowerCase(),
    ) ?? 0
  let part = partFrom(0, 3)
  for (let start = 1; start + 3 <= characters.length && part > 0; start += 1) {
    part *= Math.min(1, partFrom(start, 3) / partFrom(start, 2))
  }
  return part
}

async function readCounts(database: Queries, table: Table): Promise<GramCounts> {
  const counted = await database.rows<{ name: string; grams: [string, number][]; rows: number }>(
    sql`SELECT a.attname AS name, json_agg(json_build_array(g.gram, g.part)) AS grams, max(o.reltuples)::float8 AS rows
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class o ON o.oid = i.indrelid
        JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = i.indexrelid AND d.refobjid = i.indrelid
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = d.refobjsubid AND a.attnum > 0
        JOIN pg_stats s ON s.schemaname = c.relnamespace::regnamespace::text AND s.tablename = c.relname,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS g (gram, part)
      WHERE i.indrelid = ${tableSql(table).name.sql}::regclass AND s.attname LIKE 'fx_ngrams%' AND g.gram IS NOT NULL
      GROUP BY a.attname`,
  )
  return {
    parts: new Map(counted.map(({ name, grams }) => [name, new Map(grams)])),
    rows: counted[0]?.rows ?? 0,
  }
}
