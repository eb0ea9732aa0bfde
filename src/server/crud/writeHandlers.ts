import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import { ok } from '../http/envelope.ts'
import { inBulk, readBulkQuery, readIds, requireBulkInput } from './bulk.ts'
import { idOf } from './Call.ts'
import { importInLines, wantsLines } from './importInLines.ts'
import { importRecords } from './importRecords.ts'
import type { Handler } from './Call.ts'
import { createAtOnce } from './atOnce/createAtOnce.ts'
import { createWithRows, moveWithRows, updateWithRows } from './children/saveWithRows.ts'
import { validateWithRows } from './children/validateWithRows.ts'
import { deleteRecord, deleteRecords } from './deletion/deleteRecords.ts'
import { purgeRecords } from './deletion/purgeRecords.ts'
import { restoreRecords } from './deletion/restoreRecords.ts'
import { withHashedPasswords } from './write/withHashedPasswords.ts'
import { turnOfRecord } from './entity/inWriteTransaction.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { updateSingle } from './singleRecord.ts'
import { storeInTurn } from './storeInTurn.ts'
import { onceByKey, turnOf } from './write/onceByKey.ts'
import { prepareNew } from './write/prepareNew.ts'
import { moveRecord, updateRecord } from './write/updateRecord.ts'
import { validateBody } from './write/validateBody.ts'

/** The handlers of calls that change something. */
export const writeHandlers = {
  create: async (call) => {
    const { route, database, batcher, body, keyed, totals } = call
    const { table } = route
    const begunAt = performance.now()
    const given = await validateWithRows(route, body, call.context)
    const { input, context } = await prepareNew(table, given, call.context)
    const secrets = context.shownOnce && { shown_once: context.shownOnce }
    if (keyed) {
      const work = (tx: Transaction) => onceByKey(tx, keyed, () => createWithRows(tx, table, input, context))
      const { answer, isReplay } = await storeInTurn(call, work, turnOf(keyed))
      totals.wrote(table, context.user, { records: isReplay ? 0 : 1, begunAt })
      // Values generated for this call do not belong to a record that an earlier call made.
      return { ...ok(answer), ...(!isReplay && secrets) }
    }
    const made =
      (await createAtOnce(batcher, table, input, { ...context, reads: database })) ??
      (await storeInTurn(call, (tx) => createWithRows(tx, table, input, context)))
    totals.wrote(table, context.user, { records: 1, begunAt })
    return { ...ok(made), ...secrets }
  },

  import: async (call) => (wantsLines(call) ? importInLines(call) : ok(await importRecords(call))),

  update: async (call) => {
    const { route, context, body } = call
    const change = { id: idOf(call), input: validateBody(route, body) }
    const hashed = await withHashedPasswords(route.table, change.input, context)
    const work = (tx: Transaction) => updateWithRows(tx, route.table, change, hashed)
    return ok(await storeInTurn(call, work, turnOfRecord(route.table, change)))
  },

  delete: async (call) => {
    const { route, context } = call
    const id = idOf(call)
    const work = (tx: Transaction) => deleteRecord(tx, route.table, id, context)
    return ok(await storeInTurn(call, work, turnOfRecord(route.table, { id })))
  },

  bulkDelete: async (call) => {
    const { route, context, query } = call
    const ids = readIds(query)
    await storeInTurn(call, (tx) => deleteRecords(tx, route.table, ids, context))
    return ok(ids)
  },

  restore: async (call) => {
    const { route, context, query } = call
    const ids = readIds(query)
    await storeInTurn(call, (tx) => restoreRecords(tx, route.table, ids, context))
    return ok(ids)
  },

  purge: async (call) => {
    const { route, context, query } = call
    const ids = readIds(query)
    await storeInTurn(call, (tx) => purgeRecords(tx, route.table, ids, context))
    return ok(ids)
  },

  bulkUpdate: async (call) => {
    const { route, context, query, body } = call
    const wanted = readBulkQuery(query)
    const input = validateBody(route, body)
    requireBulkInput(route.table, input)
    const work = (tx: Transaction, id: string) => updateRecord(tx, route.table, { id, input }, context)
    return ok(await inBulk(call, wanted, { draft: input, work }))
  },

  move: async (call) => {
    const { route, context, body, keyed } = call
    const { version, ...input } = moveInput(route, body)
    const move = { id: idOf(call), move: route.move ?? '', version, input }
    const work = (tx: Transaction) => onceByKey(tx, keyed, () => moveWithRows(tx, route.table, move, context))
    const { answer } = await storeInTurn(call, work, turnOfRecord(route.table, move))
    return ok(answer)
  },

  bulkMove: async (call) => {
    const { route, context, query, body } = call
    const wanted = readBulkQuery(query)
    const move = { move: route.move ?? '', input: route.validateBody ? moveInput(route, body) : {} }
    const work = (tx: Transaction, id: string) => moveRecord(tx, route.table, { id, ...move }, context)
    return ok(await inBulk(call, wanted, { draft: move.input, work }))
  },

  updateSingle: async (call) => {
    const { route, context, body } = call
    const input = validateBody(route, body)
    const hashed = await withHashedPasswords(route.table, input, context)
    const work = (tx: Transaction) => updateSingle(tx, route.table, input, hashed)
    return ok(await storeInTurn(call, work, turnOfRecord(route.table, { id: '' })))
  },
} as const satisfies Partial<Record<Operation, Handler>>

/** The values given with a move, and the version that it is based on. A move that asks for nothing needs no body. */
function moveInput(route: Route, body: unknown): JsonObject {
  if (route.validateBody) return validateBody(route, body ?? {})
  return objectOf(body)
}
