import type { Transaction } from '#server/database/Database.ts'
import type { ReferencedRecords } from '#shared/computed/computedValue.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { computedColumns } from '../entity/computedColumns.ts'
import type { Change, Context } from '../entity/Context.ts'
import { lockRanges } from '../entity/lockRanges.ts'
import { compute, isDue } from './compute.ts'
import { computeRows } from './computeRows.ts'
import { draftOf } from './draftOf.ts'
import { recomputeDependents } from './recomputeDependents.ts'
import { getRecord, lockRecord } from '../read/findRecord.ts'
import { presentRecord } from '../read/presentRecord.ts'
import { readableRecord } from '../read/readableRecord.ts'
import { withChildren } from '../read/childRecords.ts'
import { requireStillReached, requireReach } from '../reach/requireReach.ts'
import { requireReferredReach } from '../reach/requireReferredReach.ts'
import { mayFollowOwners, updateOwners } from './updateOwners.ts'
import { requireUnlocked } from './locks.ts'
import { askedValues, requireAskedValues, requireCondition, settingsOf } from './moveGuards.ts'
import { noteUpdated } from './journal/noteChange.ts'
import { referredBy } from './references/referredTo.ts'
import { mapConstraintErrors } from './mapConstraintErrors.ts'
import { requireOwnFiles } from './requireOwnFiles.ts'
import { requireLimits, requireLimitsOfRows } from './requireLimits.ts'
import { requireReferences } from './references/requireReferences.ts'
import type { Draft, Row } from '../entity/Row.ts'
import { moveByCode, moveOf } from '../entity/states.ts'
import { valuesOfChange } from '../entity/storedValues.ts'
import type { StoredValue } from '../entity/storedValues.ts'
import { updateQuery } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'
import { lockOwners, rowsById } from './lockOwners.ts'
import { lockTree, requirePlace } from './references/treeLoop.ts'
import { validateMerged } from './validateBody.ts'
import { writeLinks } from './references/writeLinks.ts'

/** The record to change and the new values. */
export interface Update {
  id: string
  input: JsonObject
  /** The stored record, if the transaction has locked it already. */
  locked?: JsonObject | undefined
}

/** Sets the values in the input and leaves the others. The input is validated already; the merged record is validated here. */
export async function updateRecord(
  tx: Transaction,
  table: Table,
  { id, input, locked }: Update,
  context: Context,
): Promise<JsonObject> {
  const draft = draftOf(table, input, context)
  if (table.parent !== undefined && typeof draft[table.parent] === 'string') await lockTree(tx, table)
  const before = locked
    ? await withChildren(tx, table, locked, context.catalog)
    : await lockedRecord(tx, table, { id, draft }, context)
  await requireReach(tx, table, [id], context)
  await requireVersion(table, { before, version: input['version'] }, context)
  const move = moveOf(table, before, draft)
  if (move && !((await context.may?.(move.permission)) ?? true)) throw new AppError('FORBIDDEN')
  return change(tx, table, { before, draft, move }, context)
}

/** The record and its move, with the values that the move asks for. */
export interface MoveCall {
  id: string
  move: string
  version?: Json | undefined
  input?: JsonObject
}

/** Makes a move of the state machine, as its button does. */
export async function moveRecord(
  tx: Transaction,
  table: Table,
  { id, move: code, version, input = {} }: MoveCall,
  context: Context,
): Promise<JsonObject> {
  const before = await lockedRecord(tx, table, { id }, context)
  await requireReach(tx, table, [id], context)
  await requireVersion(table, { before, version }, context)
  const move = moveByCode(table, before, code)
  const draft = { ...draftOf(table, askedValues(move, input), context), ...stateDraft(table, move) }
  return change(tx, table, { before, draft, move }, context)
}

function stateDraft({ states }: Table, { to }: Move): Draft {
  return states ? { [states.property]: to } : {}
}

async function lockedRecord(
  tx: Transaction,
  table: Table,
  { id, draft }: { id: string; draft?: Draft },
  { catalog }: Context,
): Promise<JsonObject> {
  await lockOwners(tx, table, { stored: rowsById(table, [id]), drafts: draft ? [draft] : [] }, catalog)
  return withChildren(tx, table, await lockRecord(tx, table, id), catalog)
}

async function requireVersion(
  table: Table,
  { before, version }: { before: JsonObject; version: Json | undefined },
  context: Context,
): Promise<void> {
  if (version === undefined || version === null || version === before['version']) return
  throw new AppError('VERSION_OUTDATED', { facts: await readableRecord(table, before, context) })
}

async function change(
  tx: Transaction,
  table: Table,
  { before, draft: given, move }: Change,
  context: Context,
): Promise<JsonObject> {
  const rules = context.catalog.hooksOf(table.entity)
  if (!context.isServer) requireUnlocked(table, { before, draft: given, move })
  requireOwnFiles(table, { before, draft: given, context })
  if (move) {
    requireCondition(move, before)
    requireAskedValues(move, given)
  }
  const draft = { ...given, ...(move && settingsOf(table, move, context)) }
  await requireReferredReach(tx, table, { draft, before }, context)
  await rules?.beforeUpdate?.(tx, { before, draft, move }, context)
  const owner = { ...before, ...draft }
  const rows = await computeRows(tx, table, { before, draft, owner }, context)
  compute(table, draft, { ...before, ...rows }, await referredNow(tx, table, { before, draft }, context))
  const validate = context.catalog.validatorOf(table.entity)
  if (validate) validateMerged(table, validate, { before: { ...before, ...rows }, draft })
  await requirePlace(tx, table, { before, draft })
  await requireReferences(tx, table, { draft, before, context })
  await requireLimits(tx, table, { draft, before, context })
  await requireLimitsOfRows(tx, table, { draft, before, context })
  const changed = (name: string) => draft[name] !== undefined
  await lockRanges(tx, table, { record: { ...before, ...draft }, changed }, context)
  const id = textOf(before['id'])
  const after = await mapConstraintErrors(table, 'write', () => write(tx, table, { id, draft }, context))
  await rules?.afterUpdate?.(tx, { before, draft, after, move }, context)
  if (move) await rules?.afterMove?.(tx, { before, draft, after, move }, context)
  await requireStillReached(tx, table, { id, changed }, context)
  await noteUpdated(tx, table, { before, draft, after, move }, context)
  await updateOwners(tx, table, { before: [before], after: [after] }, context)
  const isFollowed = await recomputeDependents(tx, table, [{ before, after }], context)
  // Dependent records may lead back to this record.
  return isFollowed || mayFollowOwners(table, context) ? getRecord(tx, table, id) : after
}

/** The records that the changed record refers to, for computed values that the change affects. */
async function referredNow(
  tx: Transaction,
  table: Table,
  { before, draft }: { before: JsonObject; draft: Draft },
  { catalog, yields }: Context,
): Promise<ReferencedRecords> {
  const columns = computedColumns(table).filter((column) => isDue(table, column, { before, draft }))
  return referredBy(tx, table, { ...before, ...draft }, { catalog, yields, columns })
}

/** Writes the values in the draft and returns the record as it is then. */
async function write(
  tx: Transaction,
  table: Table,
  { id, draft }: { id: string; draft: Draft },
  context: Context,
): Promise<JsonObject> {
  const values = await valuesOfChange(table, draft, context)
  const row = canBeSet(table, values) ? await tx.row<Row>(updateQuery(table, id, values)) : undefined
  await writeLinks(tx, table, { id, draft })
  const isWhole = table.links.every(({ property }) => draft[property] === undefined) && !namesItself(table)
  return row && isWhole ? presentRecord(table, row) : getRecord(tx, table, id)
}

/** Whether the row itself is updated: without values there is only the version to raise, and a log line has none. */
function canBeSet({ kind }: Table, values: readonly StoredValue[]): boolean {
  return values.length > 0 || kind !== 'log'
}

/** Whether a record may contain its own name, which the updating statement still reads as it was. */
function namesItself({ name, derivedNames, columns }: Table): boolean {
  const referred = derivedNames.map(
    ({ of }) => columns.find((column) => column.name === of)?.reference?.table,
  )
  return referred.includes(name)
}
