import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Operation, Route, Validate } from '#shared/contracts/Route.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { asMissing } from '#shared/messages/asMissing.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { propertyValidator } from '#shared/validation/propertyValidator.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { memoize } from '#shared/memoize.ts'
import { keepsSecret } from './draftOf.ts'
import { computesAnything } from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { requireNoFaults } from '../entity/requireNoFaults.ts'
import type { Draft } from '../entity/Row.ts'
import { draftWithDefaults } from '../entity/storedValues.ts'

/** The body of a call with its defaults, checked by the call's validator. */
export function validateBody({ table, validateBody, operation, schema }: Route, body: unknown): JsonObject {
  if (!isJsonObject(body)) {
    const fields = [{ path: '', code: 'type', params: { type: 'object' } }]
    throw new AppError('INPUT_INVALID', { fields })
  }
  const isNew = operation === 'create'
  const input = schema.body ? withDefaults(schema.body, body, isNew) : body
  const excused = new Set([...keptSecrets(table, input, isNew), ...(isNew ? [] : keptRows(table, input))])
  // A change leaves other properties as they are, so rules between properties can be checked only on the merged record.
  if (validateBody) {
    const judge = isPartial(operation) ? propertyValidator(validateBody) : beforeComputed(table, validateBody)
    requireNoFaults(invalidFields(judge, input, excused))
  }
  return input
}

/** The validator for values before anything is computed. Rules that may depend on computed values wait. */
export function beforeComputed(table: Table, validate: Validate): Validate {
  return computesAnything(table) ? propertyValidator(validate) : validate
}

function isPartial(operation: Operation): boolean {
  return operation === 'update' || operation === 'updateSingle'
}

interface RecordChange {
  before: JsonObject
  draft: Draft
}

/** Validates a record as it will be, so that a change of one field cannot break a rule about two. */
export function validateMerged(table: Table, validate: Validate, change: RecordChange): void {
  requireNoFaults(brokenBy(table, validate, change))
}

/** Validates a new record again if anything is computed: its input lacked the computed values, and rules may depend on them. */
export function requireRulesOfComputed(table: Table, draft: Draft, { isServer, catalog }: Context): void {
  if (isServer || !computesAnything(table)) return
  const validate = catalog.validatorOf(table.entity)
  // The first save of a single record has only the changed values.
  if (validate) validateMerged(table, validate, { before: {}, draft: draftWithDefaults(table, draft) })
}

/** Validates a record that another change recomputes; rules that were already broken before are ignored. */
export function requireStillValid(table: Table, validate: Validate, change: RecordChange): void {
  const fields = brokenBy(table, validate, change)
  if (fields.length > 0 && brokenBy(table, validate, { ...change, draft: {} }).length === 0)
    throw new AppError('INPUT_INVALID', { fields })
}

function brokenBy(table: Table, validate: Validate, { before, draft }: RecordChange): FieldFact[] {
  const { names, secrets, unseen } = mergedNames(table)
  const merged = Object.fromEntries(
    names.map((name) => [name, (Object.hasOwn(draft, name) ? draft[name] : before[name]) ?? null]),
  )
  // A mask tells that a secret is set, and nothing about its value.
  const masked = secrets.filter((name) => !Object.hasOwn(draft, name) && merged[name] !== null)
  const excused = masked.length === 0 ? unseen : new Set([...unseen, ...masked.map((name) => `/${name}`)])
  return invalidFields(validate, { ...merged, ...rowsNotSet(table, merged) }, excused)
}

interface MergedNames {
  names: readonly string[]
  /** The names of those that are answered as a mask. */
  secrets: readonly string[]
  /** Pointers to properties that are never answered and cannot be merged; they were checked in the input. */
  unseen: ReadonlySet<string>
}

const mergedNames = memoize(({ columns, links, children = [] }: Table): MergedNames => {
  // Computed properties are not sent, but rules may depend on them.
  const isOpen = ({ access, secret, computed }: Column) =>
    (access === 'readWrite' || computed !== undefined) && secret !== 'hash'
  const open = columns.filter(isOpen).map(({ name }) => name)
  const secrets = columns.filter((column) => isOpen(column) && column.secret).map(({ name }) => name)
  const lists = [...links, ...children].map(({ property }) => property)
  const unseen = columns.filter((column) => !isOpen(column)).map(({ name }) => `/${name}`)
  return { names: [...open, ...lists], secrets, unseen: new Set(unseen) }
})

/** Optional lists of rows that are empty become null, so that their minimum number does not apply. */
function rowsNotSet({ children = [] }: Table, record: JsonObject): JsonObject {
  const empty = children.filter(({ property, required }) => {
    const rows = record[property]
    return !required && Array.isArray(rows) && rows.length === 0
  })
  return Object.fromEntries(empty.map(({ property }) => [property, null]))
}

function invalidFields(validate: Validate, value: JsonObject, excused: ReadonlySet<string>): FieldFact[] {
  if (validate(value)) return []
  const fields = fieldFactsOf(validate.errors).filter(({ path }) => !excused.has(path))
  return fields.map((fact) => asMissing(value, fact))
}

/** Pointers to secrets to keep: a mask or an empty password means "keep it", whatever the schema requires of a new one. */
function keptSecrets({ columns }: Table, body: JsonObject, isNew: boolean): Set<string> {
  const kept = columns.filter(
    (column) => (!isNew || column.secret === 'hash') && keepsSecret(column, body[column.name] ?? null),
  )
  return new Set(kept.map(({ name }) => `/${name}`))
}

/** Pointers to lists of rows that a change does not name, which stay as they are. */
function keptRows({ children = [] }: Table, body: JsonObject): string[] {
  return children.flatMap(({ property }) => (body[property] === undefined ? [`/${property}`] : []))
}
