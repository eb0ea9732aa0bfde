import { Readable } from 'node:stream'
import type { Queries } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import { textOf } from '../entity/textOf.ts'
import { recordsInPieces, unlessTooLong } from './longRecords.ts'
import type { Page } from './listRecords.ts'

/** The table without columns that may be long. A list of it gives the ids on a page and the total. */
export const withoutLongColumns = memoize((table: Table): Table => {
  // Long values have no sort index. They can still be searched and filtered.
  const columns = table.columns.map((column): Column =>
    column.sortIndex ? column : { ...column, access: 'writeOnly' },
  )
  return { ...table, kind: 'log', columns, derivedNames: [], links: [] }
})

interface Long {
  rows: number
  until: number
}

const rememberMs = 60_000
const long = new WeakMap<Table, Long>()

/** The page; undefined if its records are too large to hold in memory together, which is remembered for a while. */
export async function wholePage(
  table: Table,
  limit: number,
  read: () => Promise<Page>,
): Promise<Page | undefined> {
  const known = long.get(table)
  if (known && known.rows <= limit && performance.now() < known.until) return undefined
  const page = await unlessTooLong(read)
  if (!page) long.set(table, { rows: limit, until: performance.now() + rememberMs })
  return page
}

/** The records of a page that are too large to hold in memory together. */
export function longPage(
  queries: Queries,
  table: Table,
  { records }: Page,
): AsyncGenerator<readonly JsonObject[]> {
  const ids = records.map(({ id }) => textOf(id))
  return recordsInPieces(queries, table, ids)
}

/** The answer of `list()`, written as its records are read. */
export function listInPieces(pieces: AsyncIterable<readonly JsonObject[]>, total: number): Readable {
  return Readable.from(envelopeOf(pieces, total), { objectMode: false })
}

async function* envelopeOf(
  pieces: AsyncIterable<readonly JsonObject[]>,
  total: number,
): AsyncGenerator<string> {
  yield '{"success":true,"data":['
  let separator = ''
  for await (const records of pieces) {
    for (const record of records) {
      yield separator + JSON.stringify(record)
      separator = ','
    }
  }
  yield `],"msg":"OK","total":${total}}`
}
