import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route, Validate } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { keepsSecret } from './draftOf.ts'
import { isJsonObject } from './isJsonObject.ts'
import type { Draft } from './Row.ts'

/** The body of a call, accepted by the call's validator. */
export function validateBody({ table, validateBody, operation }: Route, body: unknown): JsonObject {
  if (!isJsonObject(body)) throw inputInvalid([{ path: '', code: 'type', params: { type: 'object' } }])
  if (validateBody) requireValid(validateBody, body, keptSecrets(table, body, operation === 'create'))
  return body
}

/** Checks a record as it will be, so that a change of one field cannot break a rule about two. */
export function validateMerged(
  table: Table,
  validate: Validate,
  { before, draft }: { before: JsonObject; draft: Draft },
): void {
  const open = table.columns.filter(({ access, secret }) => access === 'readWrite' && !secret)
  const names = [...open.map(({ name }) => name), ...table.links.map(({ property }) => property)]
  const merged = Object.fromEntries(
    names.map((name) => [name, (Object.hasOwn(draft, name) ? draft[name] : before[name]) ?? null]),
  )
  // What is never answered cannot be merged; it was checked when it came in.
  const unseen = table.columns.filter(({ access, secret }) => access !== 'readWrite' || secret)
  requireValid(validate, merged, new Set(unseen.map(({ name }) => `/${name}`)))
}

function requireValid(validate: Validate, value: JsonObject, excused: ReadonlySet<string>): void {
  if (validate(value)) return
  const fields = fieldFactsOf(validate.errors).filter(({ path }) => !excused.has(path))
  if (fields.length > 0) throw inputInvalid(fields)
}

/** A mask or an empty password says "keep it", whatever the schema asks of a new one. */
function keptSecrets({ columns }: Table, body: JsonObject, isNew: boolean): Set<string> {
  const kept = columns.filter(
    (column) => (!isNew || column.secret === 'hash') && keepsSecret(column, body[column.name] ?? null),
  )
  return new Set(kept.map(({ name }) => `/${name}`))
}

function inputInvalid(fields: readonly FieldFact[]): AppError {
  return new AppError('INPUT_INVALID', { fields })
}
