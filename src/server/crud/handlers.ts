import type { FastifyReply } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { list, ok } from '../plugins/envelope.ts'
import { readIds, requireBulkInput, updateRecords } from './bulk.ts'
import type { Context } from './Context.ts'
import { createRecord } from './createRecord.ts'
import { deleteRecord, deleteRecords } from './deleteRecords.ts'
import { getRecord } from './findRecord.ts'
import { inWriteTransaction } from './inWriteTransaction.ts'
import { isJsonObject } from './isJsonObject.ts'
import type { History } from './Journal.ts'
import type { KeptTotals } from './KeptTotals.ts'
import { allRecords, listRecords } from './listRecords.ts'
import type { Page } from './listRecords.ts'
import { nest } from './nest.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import type { ListQuery } from './query/ListQuery.ts'
import { isUuid } from './query/readFilterValue.ts'
import { readPage } from './query/readPage.ts'
import { readFiltersOnly, readListQuery } from './query/readListQuery.ts'
import type { Parameters } from './query/Parameters.ts'
import { getSingle, singleId, updateSingle } from './singleRecord.ts'
import { moveRecord, updateRecord } from './updateRecord.ts'
import { validateBody } from './validateBody.ts'

/** One call: which route it came by, what came in, and where the answer goes. */
export interface Call {
  route: Route
  database: Database
  context: Context
  totals: KeptTotals
  params: { id?: string }
  query: Parameters
  body: unknown
  reply: FastifyReply
}

type Answer = Envelope<Json>

const nothing: History = { entries: [], total: 0 }

/** What each kind of generated call does. */
export const handlers: Readonly<Record<Operation, (call: Call) => Promise<Answer>>> = {
  list: async (call) => {
    const { route, database, totals, query, reply } = call
    const asked = readListQuery(route.table, query)
    const page = await asQuery(() =>
      listRecords(database, route.table, asked, (...what) => totals.count(...what)),
    )
    describePage(call, asked, page)
    if (page.isEstimated) reply.header('x-total-estimated', 'true')
    return list(page.records, page.total)
  },

  tree: async ({ route: { table }, database, query }) => {
    const filters = readFiltersOnly(table, query)
    return ok(nest(table, await asQuery(() => allRecords(database, table, filters))))
  },

  get: async (call) => ok(await getRecord(call.database, call.route.table, idOf(call))),

  create: async ({ route, database, context, body }) => {
    const input = validateBody(route, body)
    return ok(await inWriteTransaction(database, (tx) => createRecord(tx, route.table, input, context)))
  },

  update: async (call) => {
    const { route, database, context, body } = call
    const change = { id: idOf(call), input: validateBody(route, body) }
    return ok(await inWriteTransaction(database, (tx) => updateRecord(tx, route.table, change, context)))
  },

  delete: async (call) => {
    const { route, database, context } = call
    const id = idOf(call)
    return ok(await inWriteTransaction(database, (tx) => deleteRecord(tx, route.table, id, context)))
  },

  bulkDelete: async ({ route, database, context, query }) => {
    const ids = readIds(query)
    await inWriteTransaction(database, (tx) => deleteRecords(tx, route.table, ids, context))
    return ok(ids)
  },

  bulkUpdate: async ({ route, database, context, query, body }) => {
    const ids = readIds(query)
    const input = validateBody(route, body)
    requireBulkInput(route.table, input)
    await inWriteTransaction(database, (tx) => updateRecords(tx, route.table, { ids, input }, context))
    return ok(ids)
  },

  move: async (call) => {
    const { route, database, context, body } = call
    const version = isJsonObject(body) ? validateBody(route, body)['version'] : undefined
    const move = { id: idOf(call), move: route.move ?? '', version }
    return ok(await inWriteTransaction(database, (tx) => moveRecord(tx, route.table, move, context)))
  },

  history: async (call) => {
    const { route, database, context, params, query } = call
    const other = Object.keys(query).find((name) => name !== 'current' && name !== 'pageSize')
    if (other !== undefined) throw queryInvalid(other)
    const id = params.id === undefined ? singleId(route.table) : idOf(call)
    const record = { entity: route.table.entity, id: id.toLowerCase() }
    const page = readPage(query) ?? { offset: 0, limit: 20 }
    const { entries, total } = (await context.catalog.journal?.history(database, record, page)) ?? nothing
    return list(entries, total)
  },

  getSingle: async ({ route, database }) => ok(await getSingle(database, route.table)),

  updateSingle: async ({ route, database, context, body }) => {
    const input = validateBody(route, body)
    return ok(await inWriteTransaction(database, (tx) => updateSingle(tx, route.table, input, context)))
  },
}

function idOf({ params }: Call): string {
  if (!isUuid(params.id)) throw queryInvalid('id')
  return params.id
}

/** react-admin reads the total from this header. */
function describePage({ route, reply }: Call, { offset }: ListQuery, { records, total }: Page): void {
  const range = records.length === 0 ? '*' : `${offset}-${offset + records.length - 1}`
  reply.header('content-range', `${route.table.entity} ${range}/${total}`)
}

/** A value that the database cannot read is the caller's, as everything else of a list is ours. */
async function asQuery<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kind = constraintOf(error)?.kind
    const isValue = kind === 'format' || kind === 'range' || kind === 'character'
    throw isValue ? new AppError('QUERY_INVALID', { name: 'filter', cause: error }) : error
  }
}
