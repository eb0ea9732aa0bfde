import { Readable } from 'node:stream'
import type { Queries } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'
import { textOf } from '../entity/textOf.ts'
import { recordsInPieces, unlessTooLong } from './longRecords.ts'
import type { Page } from './listRecords.ts'

/** The table of which nothing is read that may be long, so that a list of it tells which records are on a page and how many there are in all. */
export const placesTable = onceFor((table: Table): Table => {
  // An index takes no long values. The others are searched and filtered by nevertheless.
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

/** The page, or undefined where its records are too long to be held together; what was so a moment ago is not read in vain again. */
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

/** The answer of `list()` for records that are too long to be held together: it is written as they are read. */
export function longPage(queries: Queries, table: Table, { records, total }: Page): Readable {
  const ids = records.map(({ id }) => textOf(id))
  return listInPieces(recordsInPieces(queries, table, ids), total)
}

/** The answer of `list()` that is written as its records come. */
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
