import type { Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import type { Context } from '../entity/Context.ts'
import { lockRanges } from '../entity/lockRanges.ts'
import type { PropertiesByReference } from '../entity/PropertiesByReference.ts'
import { getRecord } from '../read/findRecord.ts'
import { computeNew, setCreation } from './compute.ts'
import { computeRows } from './computeRows.ts'
import { giveNumbers } from './giveNumbers.ts'
import { newDraftOf } from './newDraftOf.ts'
import { lockOwners } from './lockOwners.ts'
import { noteCreated } from './journal/noteChange.ts'
import { presentRecord } from '../read/presentRecord.ts'
import { requireStillReached } from '../reach/requireReach.ts'
import { requireReferredReach } from '../reach/requireReferredReach.ts'
import { mayFollowOwners, updateOwners } from './updateOwners.ts'
import { requireDepth } from './references/treeDepth.ts'
import { readReferred, referredBy } from './references/referredTo.ts'
import { mapConstraintErrors } from './mapConstraintErrors.ts'
import { requireLimits } from './requireLimits.ts'
import { refersToExisting, requireLinked, requireReferences } from './references/requireReferences.ts'
import type { Draft, Row } from '../entity/Row.ts'
import { draftWithDefaults, valuesOfNew } from '../entity/storedValues.ts'
import type { NewRecord, StoredValue } from '../entity/storedValues.ts'
import { insertQuery } from '../entity/tableSql.ts'
import { fillSourcesOf, withFills } from './withFills.ts'
import { writeLinks } from './references/writeLinks.ts'
import { requireRulesOfComputed } from './validateBody.ts'

/** Makes a record from a validated input and returns it as it is stored. */
export async function createRecord(
  tx: Transaction,
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<JsonObject> {
  const find = await readForFills(tx, table, input, context)
  const draft = newDraftOf(table, { values: input, find }, context)
  const given = context.isServer ? input['id'] : undefined
  return insertRecord(tx, table, { id: typeof given === 'string' ? given : newId(), draft }, context)
}

/** Finds values to fill in from the records that the new record refers to. */
async function readForFills(
  tx: Transaction,
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<FindByReference | undefined> {
  const followed = fillSourcesOf(table, input)
  if (followed.size === 0 || context.isServer) return undefined
  return readInTurn(tx, table, { input, followed, known: new Map() }, context)
}

interface Reading {
  input: JsonObject
  followed: PropertiesByReference
  /** The records read so far, by reference. */
  known: ReadonlyMap<string, JsonObject | undefined>
}

/**
 * Reads the records of all references that are set; values filled in from them may be further references. Owners among them
 * are locked for a change first: two calls that had locked one to read it could then not both change it.
 */
async function readInTurn(
  tx: Transaction,
  table: Table,
  { input, followed, known }: Reading,
  context: Context,
): Promise<FindByReference> {
  const find: FindByReference = (name) => known.get(name)
  const record = withFills(table, { values: input, find }, context)
  const due = [...followed].filter(([name]) => typeof record[name] === 'string' && !known.has(name))
  if (due.length === 0) return find
  const { catalog, yields, savedOwner } = context
  if (savedOwner === undefined) await lockOwners(tx, table, { drafts: [record] }, catalog)
  const read = await readReferred(tx, table.columns, [record], { catalog, yields, followed: new Map(due) })
  const found = due.map(([name]) => [name, read(name, record)] as const)
  return readInTurn(tx, table, { input, followed, known: new Map([...known, ...found]) }, context)
}

/** Inserts a record with an id chosen by the server. */
export async function insertRecord(
  tx: Transaction,
  table: Table,
  { id, draft, version }: NewRecord,
  context: Context,
): Promise<JsonObject> {
  const rules = context.catalog.hooksOf(table.entity)
  // The owner of rows that are saved together with it is locked already.
  if (context.savedOwner === undefined) await lockOwners(tx, table, { drafts: [draft] }, context.catalog)
  await requireReferredReach(tx, table, { draft }, context)
  await rules?.beforeCreate?.(tx, draft, context)
  await giveNumbers(tx, table, draft)
  setCreation(table, draft, context)
  await computeRows(tx, table, { before: {}, draft, owner: draftWithDefaults(table, draft) }, context)
  computeNew(table, draft, await referredBy(tx, table, draftWithDefaults(table, draft), context))
  requireRulesOfComputed(table, draft, context)
  const whole = draftWithDefaults(table, draft)
  await lockRanges(tx, table, { record: whole, changed: () => true }, context)
  const write = async (): Promise<JsonObject> => {
    const values = await valuesOfNew(table, { id, draft, version }, context)
    const made = await insert(tx, table, values, context)
    if (!made) return refused(tx, table, draft, context)
    const linking = [...table.links, ...(table.rowLinks ?? [])]
    if (linking.every(({ property }) => draft[property] === undefined)) return made
    await writeLinks(tx, table, { id, draft })
    return getRecord(tx, table, id)
  }
  // The statements share a round trip; if either refuses, both are rolled back.
  const [, , , record] = await Promise.all([
    requireLinked(tx, table, { draft, context }),
    requireLimits(tx, table, { draft: whole, context }),
    requireDepth(tx, table, { draft }),
    mapConstraintErrors(table, 'write', write),
  ])
  await rules?.afterCreate?.(tx, { record, draft }, context)
  await requireStillReached(tx, table, { id, changed: () => true }, context)
  await noteCreated(tx, table, { record, draft }, context)
  await updateOwners(tx, table, { after: [record] }, context)
  return mayFollowOwners(table, context) ? getRecord(tx, table, id) : record
}

/** Inserts the row; undefined if it refers to a missing record. */
async function insert(
  tx: Transaction,
  table: Table,
  values: readonly StoredValue[],
  context: Context,
): Promise<JsonObject | undefined> {
  const row = await tx.row<Row>(insertQuery(table, values, refersToExisting(table, values, context)))
  return row && presentRecord(table, row)
}

/** Throws the refusal of the missing reference. If the target was created meanwhile, WRITE_CONFLICT leads to another try. */
async function refused(tx: Transaction, table: Table, draft: Draft, context: Context): Promise<never> {
  await requireReferences(tx, table, { draft, context })
  await requireLimits(tx, table, { draft: draftWithDefaults(table, draft), context })
  throw new AppError('WRITE_CONFLICT')
}
