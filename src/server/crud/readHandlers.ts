import type { Readable } from 'node:stream'
import type { Database, Queries } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Operation } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { withReadableRows } from './children/saveWithRows.ts'
import { deletedTable } from './deletion/deletedTable.ts'
import { exportRecords, neededCodes } from './exportRecords.ts'
import { exportLater } from './exportLater.ts'
import { figureRecords } from './figureRecords.ts'
import { list, ok } from '../http/envelope.ts'
import { idOf } from './Call.ts'
import type { Context } from './entity/Context.ts'
import { textOf } from './entity/textOf.ts'
import type { Call, Handler } from './Call.ts'
import { allRecords, listRecords } from './read/listRecords.ts'
import type { countRecords } from './read/countRecords.ts'
import { lookUpRecords } from './read/lookUpRecords.ts'
import { namesAbove } from './read/namesAbove.ts'
import { listInPieces, longPage, withoutLongColumns, wholePage } from './read/longPage.ts'
import { withinBounds } from './read/longRecords.ts'
import type { ListQuery, PlainFilter } from './query/ListQuery.ts'
import { asQuery } from './query/asQuery.ts'
import { isById, readLookupQuery } from './query/readLookupQuery.ts'
import { nest } from './entity/nest.ts'
import { readFiltersOnly, readListQuery } from './query/readListQuery.ts'
import { maskUnseenRecords } from './reach/maskUnseenRecords.ts'
import { permittedFilters } from './reach/permittedFilters.ts'
import { readHistory } from './readHistory.ts'
import { permittedPieces } from './permittedPieces.ts'
import { requireReach } from './reach/requireReach.ts'
import { getSingle } from './singleRecord.ts'

const jsonType = 'application/json; charset=utf-8'

/** The handlers of calls that change nothing. */
export const readHandlers = {
  list: (call) => answerPage(call, call.route.table),

  listDeleted: (call) => answerPage(call, deletedTable(call.route.table)),

  export: exportRecords,

  exportLater,

  figures: async (call) => ok(await figureRecords(call)),

  options: async ({ route: { table }, database, query, context }) => {
    const asked = await permittedLookup(database, table, readLookupQuery(table, query), context)
    const reads = inReadTurns(database, table.name)
    const records = await asQuery(() => lookUpRecords(reads, table, asked))
    if (!isOfIds(asked)) return ok(records)
    return ok(await withNamesAbove(reads, table, await maskUnseenRecords(reads, table, records, context)))
  },

  tree: async ({ route: { table }, database, query, context }) => {
    const given = readFiltersOnly(table, query, context.catalog)
    const filters = await permittedFilters(database, table, given, context)
    return ok(nest(table, await asQuery(() => allRecords(inReadTurns(database, table.name), table, filters))))
  },

  get: async (call) => {
    const { route, database, records, context } = call
    const id = idOf(call)
    await requireReach(database, route.table, [id], context)
    const record = await records.get(route.table, id)
    return ok(await withReadableRows(inReadTurns(database, route.table.name), route.table, record, context))
  },

  history: readHistory,

  getSingle: async ({ route, database }) =>
    ok(await getSingle(inReadTurns(database, route.table.name), route.table)),
} as const satisfies Partial<Record<Operation, Handler>>

/** Limits a look-up to records that the caller may see; not a look-up by ids alone, because references keep their names. */
async function permittedLookup(
  database: Database,
  table: Table,
  asked: ListQuery<PlainFilter>,
  context: Context,
): Promise<ListQuery> {
  if (isOfIds(asked)) return asked
  return { ...asked, filters: await permittedFilters(database, table, asked.filters, context) }
}

/** Adds the names above to nodes of a tree, because several nodes may have the same name. */
async function withNamesAbove(
  queries: Queries,
  table: Table,
  records: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const ids = records.map(({ id = null }) => textOf(id))
  const above = await namesAbove(queries, table, ids)
  if (above.size === 0) return records
  return records.map((record, index) => {
    const names = above.get(ids[index] ?? '')
    return names ? { ...record, names_above: [...names] } : record
  })
}

function isOfIds({ filters }: Pick<ListQuery, 'filters'>): boolean {
  return filters.length > 0 && filters.every(isById)
}

async function answerPage(call: Call, table: Table): Promise<Envelope<Json> | Readable> {
  const { database, totals, query, reply, context } = call
  const given = readListQuery(table, query, context.catalog)
  const asked = { ...given, filters: await permittedFilters(database, table, given.filters, context) }
  const reads = inReadTurns(database, table.name)
  const count: typeof countRecords = (queries, _table, filters) =>
    totals.count(queries, table, { filters, user: context.user })
  const whole = await wholePage(table, asked.limit, () =>
    asQuery(() => listRecords(withinBounds(reads), table, asked, count)),
  )
  const page = whole ?? (await asQuery(() => listRecords(reads, withoutLongColumns(table), asked, count)))
  const { records, total, isEstimated, searched } = page
  const range = records.length === 0 ? '*' : `${asked.offset}-${asked.offset + records.length - 1}`
  // react-admin reads the total from this header.
  reply.header('content-range', `${table.entity} ${range}/${total}`)
  if (isEstimated) reply.header('x-total-estimated', 'true')
  if (searched !== undefined) reply.header('x-search-partial', searched)
  if (whole) return list(records, total)
  reply.type(jsonType)
  const pieces = longPage(reads, table, page)
  return listInPieces(permittedPieces(call, await neededCodes(call, asked.filters), pieces), total)
}
