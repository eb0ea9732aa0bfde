import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from './entity/Context.ts'
import { filterObject } from './query/Parameters.ts'
import type { Parameters } from './query/Parameters.ts'
import { queryInvalid } from './query/queryInvalid.ts'
import { isUuid } from './query/readFilterValue.ts'
import { valuesAtMost } from './query/readFilter.ts'
import { moveRecord, updateRecord } from './write/updateRecord.ts'
import type { MoveCall } from './write/updateRecord.ts'

/** The ids in `filter={"id":[…]}`, which is all that a bulk call may be told. */
export function readIds(parameters: Parameters): string[] {
  const other = Object.keys(parameters).find((name) => name !== 'filter')
  if (other !== undefined) throw queryInvalid(other)
  const { id, ...rest } = filterObject(parameters)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw queryInvalid(unknown)
  if (!Array.isArray(id) || id.length === 0 || id.length > valuesAtMost || !id.every(isUuid))
    throw queryInvalid('id')
  return [...new Set(id.map((each: string) => each.toLowerCase()))].sort()
}

/** Refuses what cannot be the same for many records: a version, and a password, whose hashing takes its time. */
export function requireBulkInput({ columns }: Table, input: JsonObject): void {
  const single = ['version', ...columns.filter(({ secret }) => secret === 'hash').map(({ name }) => name)]
  const name = single.find((name) => input[name] !== undefined)
  if (name === undefined) return
  const fields = [{ path: `/${name}`, code: 'additionalProperties', params: { additionalProperty: name } }]
  throw new AppError('INPUT_INVALID', { fields })
}

/** Makes the same change to all of these records or to none. */
export async function updateRecords(
  tx: Transaction,
  table: Table,
  { ids, input }: { ids: readonly string[]; input: JsonObject },
  context: Context,
): Promise<void> {
  await forEachOf(ids, (id) => updateRecord(tx, table, { id, input }, context))
}

/** Makes the same state move of all of these records or of none. */
export async function moveRecords(
  tx: Transaction,
  table: Table,
  { ids, ...call }: Omit<MoveCall, 'id'> & { ids: readonly string[] },
  context: Context,
): Promise<void> {
  await forEachOf(ids, (id) => moveRecord(tx, table, { id, ...call }, context))
}

/** The refusal tells which one could not be changed. */
async function forEachOf(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new AppError(error.code, { ...error.details, id, facts: { id }, cause: error })
    }
  }
}
