import { constraintOf } from '#server/database/databaseError.ts'
import type { ConstraintFact, ConstraintKind } from '#server/database/databaseError.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { blamedProperties } from '#shared/validation/blamedProperties.ts'
import { brokenCheck } from './brokenCheck.ts'

/** Runs `work` and turns constraint errors of the database into refusals of fields. */
export async function mapConstraintErrors<T>(
  table: Table,
  action: 'write' | 'delete',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const fact = constraintOf(error)
    const refusedBy = action === 'delete' ? refusedDelete : refusedWrite
    throw (fact && refusedBy(table, fact, error)) ?? error
  }
}

interface Refusal {
  code: 'VALUE_TAKEN' | 'RANGE_TAKEN' | 'REFERENCE_MISSING' | 'INPUT_INVALID'
  /** The error code at the field. */
  field: string
  columnsOf: (table: Table, fact: ConstraintFact) => readonly string[]
}

const invalid: Refusal = { code: 'INPUT_INVALID', field: 'invalid', columnsOf: columnsIn }

/** The refusals by kind of constraint. Collisions with other transactions are missing, because they are tried again. */
const refusalOf: Readonly<Partial<Record<ConstraintKind, Refusal>>> = {
  unique: { code: 'VALUE_TAKEN', field: 'VALUE_TAKEN', columnsOf: keyColumns },
  overlap: { code: 'RANGE_TAKEN', field: 'RANGE_TAKEN', columnsOf: columnsIn },
  reference: { code: 'REFERENCE_MISSING', field: 'REFERENCE_MISSING', columnsOf: columnsIn },
  required: { code: 'INPUT_INVALID', field: 'required', columnsOf: columnsIn },
  check: { code: 'INPUT_INVALID', field: 'invalid', columnsOf: checkedColumns },
  format: invalid,
  range: invalid,
  length: { ...invalid, columnsOf: keyColumns },
  character: { code: 'INPUT_INVALID', field: 'wellFormed', columnsOf: columnsIn },
}

function refusedWrite(table: Table, fact: ConstraintFact, cause: unknown): AppError | undefined {
  if (fact.kind === 'rowSize') return new AppError('RECORD_TOO_LARGE', { cause })
  const refusal = refusalOf[isOfUniqueKey(table, fact) ? 'unique' : fact.kind]
  if (!refusal) return undefined
  const { code, field, columnsOf } = refusal
  const columns = columnsOf(table, fact)
  // The server chose this value and should choose another; the caller could not correct it.
  if (code === 'VALUE_TAKEN' && areReadOnly(table, columns)) return new AppError('WRITE_CONFLICT', { cause })
  const rule = ruleAcross(table, fact)
  const own = rule?.message ? { message: rule.message } : {}
  const names = rule?.fields ?? columns
  // Each value alone may occur more than once.
  const together = field === 'VALUE_TAKEN' && names.length > 1 ? { params: { together: names } } : {}
  const fields = names.map((column) => ({
    path: `/${column}`,
    code: field,
    ...together,
    ...limitBroken(table, column, fact),
    ...own,
  }))
  return new AppError(code, { fields, ...own, cause })
}

/** Whether a unique key was violated that an exclusion constraint implements, as for keys of only some records. */
function isOfUniqueKey({ unique }: Table, { kind, constraint }: ConstraintFact): boolean {
  return kind === 'overlap' && unique.some(({ name }) => name === constraint)
}

/** The rule across records that was violated, and the fields at which people see it. */
function ruleAcross(
  table: Table,
  { constraint }: ConstraintFact,
): { fields: readonly string[]; message: Text | undefined } | undefined {
  const { unique, noOverlap = [], states, columns } = table
  const isUsual = (name: string, value: Json) =>
    name === states?.property || columns.some((column) => column.name === name && column.default === value)
  const key = unique.find(({ name }) => name === constraint)
  if (key) return { fields: blamedProperties(key, isUsual), message: key.message }
  const range = noOverlap.find(({ name }) => name === constraint)
  return range && { fields: [range.from, range.to], message: range.message }
}

function limitBroken(table: Table, name: string, { kind, constraint = '' }: ConstraintFact) {
  const column = table.columns.find((candidate) => candidate.name === name)
  const start = `${table.name}_${name}_`
  if (kind !== 'check' || !column || !constraint.startsWith(start)) return undefined
  return brokenCheck(column, constraint.slice(start.length))
}

function areReadOnly({ columns }: Table, names: readonly string[]): boolean {
  const isReadOnly = (name: string) => columns.find((column) => column.name === name)?.access === 'readOnly'
  return names.length > 0 && names.every(isReadOnly)
}

function refusedDelete({ referrers }: Table, fact: ConstraintFact, cause: unknown): AppError | undefined {
  const isInUse = fact.kind === 'reference' || fact.kind === 'required'
  if (!isInUse) return undefined
  const entity = referrers.find(({ table }) => table === fact.table)?.entity ?? fact.table ?? ''
  // A `required` error comes from emptying references in hidden rows only: the model has no reference that is both required
  // and cleared.
  const use = fact.kind === 'required' ? { entity, hidden: true } : { entity }
  return new AppError('RECORD_IN_USE', { entity, uses: [use], cause })
}

function keyColumns(table: Table, fact: ConstraintFact): readonly string[] {
  return table.unique.find(({ name }) => name === fact.constraint)?.columns ?? columnsIn(table, fact)
}

function columnsIn({ columns }: Table, fact: ConstraintFact): string[] {
  return fact.columns.filter((column) => columns.some(({ name }) => name === column))
}

/** The column of a check constraint, named `<table>_<column>_<what>`: the longest that fits. */
function checkedColumns(table: Table, { constraint = '' }: ConstraintFact): string[] {
  const fitting = table.columns
    .map(({ name }) => name)
    .filter((name) => constraint.startsWith(`${table.name}_${name}_`))
    .sort((one, other) => other.length - one.length)
  return fitting.slice(0, 1)
}
