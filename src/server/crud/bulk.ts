import type { Transaction } from '#server/database/Database.ts'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import type { BulkRefusal, BulkReport } from '#shared/contracts/BulkReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { refusal } from '../plugins/refusal.ts'
import type { RefusalContext } from '../plugins/refusal.ts'
import type { Call } from './Call.ts'
import { turnOfRecord } from './entity/inWriteTransaction.ts'
import { withId } from './entity/withId.ts'
import { filterObject } from './query/Parameters.ts'
import type { Parameters } from './query/Parameters.ts'
import { flagOf } from './query/flagOf.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { storeInTurn } from './storeInTurn.ts'
import { lockInOrder } from './write/lockOwners.ts'

/** The records of a bulk call. */
export interface BulkQuery {
  ids: string[]
  /** True: a failure with one record does not stop the others. False: all or none. */
  partly: boolean
}

/** Reads the parameters of a bulk call: `filter={"id":[…]}`, and `partly` if records may succeed one by one. */
export function readBulkQuery(parameters: Parameters): BulkQuery {
  const { partly, ...rest } = parameters
  return { ids: readIds(rest), partly: partly !== undefined && flagOf({ partly }, 'partly') }
}

/** The ids in `filter={"id":[…]}`, the only parameter of a bulk call that changes all records or none. */
export function readIds(parameters: Parameters): string[] {
  const other = Object.keys(parameters).find((name) => name !== 'filter')
  if (other !== undefined) throw queryInvalid(other, 'unknown', { names: ['filter'] })
  const { id, ...rest } = filterObject(parameters)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw queryInvalid(unknown, 'unknown', { names: ['id'] })
  if (!Array.isArray(id) || id.length === 0 || !id.every(isUuid))
    throw queryInvalid('id', 'ids', { most: recordsAtMost })
  // An error of its own: people cause it by their selection and do not know the parameters.
  if (id.length > recordsAtMost) throw new AppError('RECORDS_TOO_MANY', { limit: recordsAtMost })
  return [...new Set(id.map((each: string) => each.toLowerCase()))].sort()
}

/** Refuses properties that cannot be set on many records: the version, and passwords, because hashing is slow. */
export function requireBulkInput({ columns }: Table, input: JsonObject): void {
  const single = ['version', ...columns.filter(({ secret }) => secret === 'hash').map(({ name }) => name)]
  const name = single.find((name) => input[name] !== undefined)
  if (name === undefined) return
  const fields = [{ path: `/${name}`, code: 'additionalProperties', params: { additionalProperty: name } }]
  throw new AppError('INPUT_INVALID', { fields })
}

/** The work with each record, and the values that it writes to all of them. */
interface BulkWork {
  draft: JsonObject
  work: (tx: Transaction, id: string) => Promise<unknown>
}

/** Does the same work with every record. All or none: returns their ids. Partly: returns a report of done and refused records. */
export async function inBulk(
  call: Call,
  { ids, partly }: BulkQuery,
  { draft, work }: BulkWork,
): Promise<BulkReport | readonly string[]> {
  const { route, context, reply } = call
  const { table } = route
  if (!partly) {
    await storeInTurn(call, async (tx) => {
      // Locks all records before any is changed. Otherwise a change that follows from the first might wait for a call that
      // holds one of the next.
      await lockInOrder(tx, table, { ids, forDelete: false, draft }, context)
      await withAll(ids, (id) => work(tx, id))
    })
    return ids
  }
  const refusalContext = { entity: table.entity, language: languageOf(reply.request), traceId: '' }
  const done: string[] = []
  const refused: BulkRefusal[] = []
  for (const id of ids) {
    try {
      await storeInTurn(call, (tx) => work(tx, id), turnOfRecord(table, { id }))
      done.push(id)
    } catch (error) {
      if (!(error instanceof AppError) || errorTable[error.code].status >= 500) throw error
      refused.push(refusalOf(id, error, refusalContext))
    }
  }
  return { done, refused }
}

async function withAll(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await withId(id, () => work(id))
}

function refusalOf(id: string, error: AppError, context: RefusalContext): BulkRefusal {
  const { msg: message, error: facts } = refusal(error, context)
  return { id, code: error.code, message, fields: facts.fields ?? [] }
}
