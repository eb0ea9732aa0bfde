import { DatabaseError } from 'pg'

/** The kinds of violated constraints, independent of the database's own wording. */
export type ConstraintKind =
  | 'unique'
  | 'overlap'
  | 'reference'
  | 'check'
  | 'required'
  | 'format'
  | 'range'
  | 'length'
  | 'rowSize'
  | 'character'
  | 'lockTimeout'
  | 'serialization'

/** The facts behind a refused statement, from which crud answers 4xx with fields. */
export interface ConstraintFact {
  kind: ConstraintKind
  /** Name of the constraint or index, as the migration gave it. */
  constraint?: string
  table?: string
  /** The columns of a unique or foreign key, or the one that may not be null; empty when the server does not name them. */
  columns: readonly string[]
}

const tooLarge = '54000'

const kindOfState: Readonly<Record<string, ConstraintKind>> = {
  '23505': 'unique',
  '23P01': 'overlap',
  '23503': 'reference',
  '23001': 'reference',
  '23514': 'check',
  '23502': 'required',
  '22P02': 'format',
  '22007': 'format',
  '22008': 'range',
  '22003': 'range',
  '22001': 'length',
  // An index accepts at most 2.7 kB of a row.
  [tooLarge]: 'length',
  // A NUL or a lone surrogate, which PostgreSQL's text and jsonb cannot hold.
  '22021': 'character',
  '22P05': 'character',
  '55P03': 'lockTimeout',
  '40001': 'serialization',
  '40P01': 'serialization',
}

/** The facts of a refusal that the data caused; undefined for any other error. */
export function constraintOf(error: unknown): ConstraintFact | undefined {
  const refusal = databaseErrorIn(error)
  const state = refusal?.code === undefined ? undefined : kindOfState[refusal.code]
  if (!refusal || !state) return undefined
  // A value too long for an index names the index; without a name the whole row is above its limit of 8 kB.
  const kind = refusal.code === tooLarge && refusal.constraint === undefined ? 'rowSize' : state
  return {
    kind,
    columns: columnsOf(refusal),
    ...(refusal.constraint === undefined ? {} : { constraint: refusal.constraint }),
    ...(refusal.table === undefined ? {} : { table: refusal.table }),
  }
}

/** PostgreSQL's five-character code of an error; undefined for errors that are not PostgreSQL's. */
export function sqlStateOf(error: unknown): string | undefined {
  return databaseErrorIn(error)?.code
}

/** True when a statement that the server kept parsed no longer fits its table. */
export function isOutdatedPlan(error: unknown): boolean {
  const refusal = databaseErrorIn(error)
  return refusal?.code === '0A000' && refusal.routine === 'RevalidateCachedQuery'
}

/** True when a statement names a table or column that the database does not have. */
export function isUnknownName(error: unknown): boolean {
  return unknownNames.has(sqlStateOf(error) ?? '')
}

const unknownNames: ReadonlySet<string> = new Set(['42P01', '42703'])

function databaseErrorIn(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error && error.cause instanceof DatabaseError ? error.cause : undefined
}

function columnsOf(error: DatabaseError): string[] {
  if (error.column !== undefined) return [error.column]
  // "Key (level, code)=(1, a) already exists.": the words depend on the server's language, the brackets do not.
  const names = /\((.+?)\)=\(/.exec(error.detail ?? '')?.[1]
  return names === undefined ? [] : names.split(', ').map(unquoted)
}

function unquoted(name: string): string {
  return name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
}
