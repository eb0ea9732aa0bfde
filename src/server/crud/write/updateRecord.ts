import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Change, Context } from '../entity/Context.ts'
import { compute } from './compute.ts'
import { draftOf } from './draftOf.ts'
import { getRecord, lockRecords } from '../read/findRecord.ts'
import { requireUnlocked } from './locks.ts'
import { askedIn, requireAsked, requireCondition, settingsOf } from './moveGuards.ts'
import { noteUpdated } from './noteChange.ts'
import { refusing } from './refusing.ts'
import { requireReferences } from './requireReferences.ts'
import type { Draft } from '../entity/Row.ts'
import { moveByCode, moveOf } from '../entity/states.ts'
import { valuesOfChange } from '../entity/storedValues.ts'
import { tableSql } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'
import { lockTree, requireNoLoop } from './treeLoop.ts'
import { validateMerged } from './validateBody.ts'
import { writeLinks } from './writeLinks.ts'

/** Which record is changed, and how. */
export interface Update {
  id: string
  input: JsonObject
}

/** Sets what the input names and leaves the rest; the input was validated, the merged record is validated here. */
export async function updateRecord(
  tx: Transaction,
  table: Table,
  { id, input }: Update,
  context: Context,
): Promise<JsonObject> {
  const draft = draftOf(table, input, context)
  if (table.parent !== undefined && typeof draft[table.parent] === 'string') await lockTree(tx, table)
  const before = await lockedRecord(tx, table, id)
  requireVersion(before, input['version'])
  const move = moveOf(table, before, draft)
  if (move && !((await context.may?.(move.permission)) ?? true)) throw new AppError('FORBIDDEN')
  return change(tx, table, { before, draft, move }, context)
}

/** Which record makes which move, and what was filled in with it. */
export interface MoveCall {
  id: string
  move: string
  version?: Json | undefined
  input?: JsonObject
}

/** Makes a move of the state machine, the way its button does. */
export async function moveRecord(
  tx: Transaction,
  table: Table,
  { id, move: code, version, input = {} }: MoveCall,
  context: Context,
): Promise<JsonObject> {
  const before = await lockedRecord(tx, table, id)
  requireVersion(before, version)
  const move = moveByCode(table, before, code)
  const draft = { ...draftOf(table, askedIn(move, input), context), ...stateDraft(table, move) }
  return change(tx, table, { before, draft, move }, context)
}

function stateDraft({ states }: Table, { to }: Move): Draft {
  return states ? { [states.property]: to } : {}
}

async function lockedRecord(tx: Transaction, table: Table, id: string): Promise<JsonObject> {
  await lockRecords(tx, table, { ids: [id], forDelete: false })
  // A statement of its own, as the one that waited for the lock may have seen the links of before.
  return getRecord(tx, table, id)
}

function requireVersion(before: JsonObject, version: Json | undefined): void {
  if (version === undefined || version === null || version === before['version']) return
  throw new AppError('VERSION_OUTDATED', { facts: before })
}

async function change(
  tx: Transaction,
  table: Table,
  { before, draft: given, move }: Change,
  context: Context,
): Promise<JsonObject> {
  const rules = context.catalog.hooksOf(table.entity)
  if (!context.isServer) requireUnlocked(table, { before, draft: given, move })
  if (move) {
    requireCondition(move, before)
    requireAsked(move, given)
  }
  const draft = { ...given, ...(move && settingsOf(move, context)) }
  await rules?.beforeUpdate?.(tx, { before, draft, move }, context)
  compute(table, draft, before)
  const validate = context.catalog.validatorOf(table.entity)
  if (validate) validateMerged(table, validate, { before, draft })
  await requireNoLoop(tx, table, { before, draft })
  await requireReferences(tx, table, { draft, before, context })
  const id = textOf(before['id'])
  await refusing(table, 'write', () => write(tx, table, { id, draft }, context))
  const after = await getRecord(tx, table, id)
  await rules?.afterUpdate?.(tx, { before, draft, after, move }, context)
  if (move) await rules?.afterMove?.(tx, { before, draft, after, move }, context)
  await noteUpdated(tx, table, { before, draft, after, move }, context)
  return after
}

async function write(
  tx: Transaction,
  table: Table,
  { id, draft }: { id: string; draft: Draft },
  context: Context,
): Promise<void> {
  const values = await valuesOfChange(table, draft, context)
  const version = table.kind === 'log' ? [] : [raw('"version" = "version" + 1')]
  const settings = [...values.map(([column, value]) => sql`${identifier(column)} = ${value}`), ...version]
  if (settings.length > 0) {
    await tx.run(sql`UPDATE ${tableSql(table).name} SET ${join(settings)} WHERE "id" = ${id}`)
  }
  await writeLinks(tx, table, { id, draft })
}
