import type { Transaction } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../entity/textOf.ts'
import { insertsFor } from '../atOnce/createAtOnce.ts'
import type { Inserts } from '../atOnce/CreateBatcher.ts'
import { createRecord } from '../write/createRecord.ts'
import { prepareNew } from '../write/prepareNew.ts'
import { withHashedPasswords } from '../write/withHashedPasswords.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { validateBody } from '../write/validateBody.ts'
import { hasValues } from '../entity/hasValues.ts'
import type { ImportRow } from './readRows.ts'

/** The result of a row. */
export type RowOutcome = 'made' | 'changed' | 'same'

/** The parameters of an import, and the caller's rights. */
export interface Importer {
  route: Route
  context: Context
  key: string | undefined
  /** The time zone of the file's moments. */
  zone: string
  mayCreate: boolean
  mayEdit: boolean
}

/** Makes or changes the record of one row, as a call would. */
export async function importRow(
  tx: Transaction,
  row: ImportRow,
  { importer, existing }: { importer: Importer; existing: JsonObject | undefined },
): Promise<RowOutcome> {
  const { values } = row
  const given = draftOfRow(row, { importer, existing })
  requireReadable(row, existing ? { ...existing, ...given } : newValuesOf(values, importer), importer)
  const { key } = importer
  if (!existing) {
    if (key === 'id' && values['id'] !== undefined) throw new AppError('RECORD_NOT_FOUND')
    await create(tx, values, importer)
    return 'made'
  }
  if (hasValues(existing, given)) return 'same'
  await update(tx, { existing, given }, importer)
  return 'changed'
}

/** The values that a row gives for an existing record. Empty cells clear a property, unless it looks empty in a file anyway. */
export function draftOfRow(
  { values, empty }: ImportRow,
  { importer, existing = {} }: { importer: Importer; existing: JsonObject | undefined },
): JsonObject {
  const filled = empty.filter((name) => !isNothing(existing[name] ?? null))
  const cleared = filled.map((name): [string, Json] => [name, emptied(importer, name)])
  return { ...Object.fromEntries(cleared), ...values }
}

function isNothing(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isJsonObject(value)) return Object.keys(value).length === 0
  return value === null || (typeof value === 'string' && isBlank(value))
}

/** Refuses a row with cells that cannot be read, and reports its other faults at the same time. */
function requireReadable({ faults }: ImportRow, record: JsonObject, { route }: Importer): void {
  if (faults.length === 0) return
  const unread = new Set(faults.map(({ path }) => path))
  const others = faultsOfProperties(route, record).filter(({ path }) => !unread.has(path))
  throw new AppError('INPUT_INVALID', { fields: [...faults, ...others] })
}

/** The faults of each property on its own, as in a change: rules between properties may require one that could not be read. */
function faultsOfProperties(route: Route, record: JsonObject): readonly FieldFact[] {
  try {
    validateBody({ ...route, operation: 'update' }, record)
    return []
  } catch (error) {
    if (error instanceof AppError) return error.details.fields ?? []
    throw error
  }
}

/** The values of a new record with its defaults. */
export function newValuesOf(values: JsonObject, { route: { schema } }: Importer): JsonObject {
  return schema.body ? withDefaults(schema.body, values, true) : values
}

/** The inserts that make a row's record together with others; undefined if it must be made on its own. */
export async function insertsOfRow(
  tx: Transaction,
  { values, faults }: ImportRow,
  importer: Importer,
): Promise<Inserts | undefined> {
  if (faults.length > 0 || (importer.key === 'id' && values['id'] !== undefined)) return undefined
  const { input, context } = await prepareRow(values, importer)
  return insertsFor(importer.route.table, input, { ...context, reads: tx })
}

async function create(tx: Transaction, values: JsonObject, importer: Importer): Promise<void> {
  const { input, context } = await prepareRow(values, importer)
  await createRecord(tx, importer.route.table, input, context)
}

async function prepareRow(
  values: JsonObject,
  { route, context, mayCreate }: Importer,
): Promise<{ input: JsonObject; context: Context }> {
  if (!mayCreate) throw forbidden(route, 'create')
  return prepareNew(route.table, validateBody({ ...route, operation: 'create' }, values), context)
}

async function update(
  tx: Transaction,
  { existing, given }: { existing: JsonObject; given: JsonObject },
  { route, context, mayEdit }: Importer,
): Promise<void> {
  if (!mayEdit) throw forbidden(route, 'edit')
  // Properties without a column in the file keep their values. The version reveals a change made meanwhile, and the record is
  // read again.
  const input = validateBody({ ...route, operation: 'update' }, { ...existing, ...given })
  const hashed = await withHashedPasswords(route.table, input, context)
  await updateRecord(tx, route.table, { id: textOf(existing['id']), input }, hashed)
}

/** Names the permission that a row lacks, because other rows of the file may need another one. */
function forbidden({ table: { entity }, resource }: Route, action: 'create' | 'edit'): AppError {
  const permission = resource?.permissions[action]
  return permission === undefined
    ? new AppError('FORBIDDEN')
    : new AppError('ROWS_FORBIDDEN', { entity, permission })
}

function emptied({ route: { table } }: Importer, name: string): Json {
  return table.links.some(({ property }) => property === name) ? [] : null
}
