import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** The most bytes that a value takes in its row: PostgreSQL moves longer values elsewhere and leaves a pointer. */
const mostBytes = {
  text: 24,
  json: 24,
  decimal: 24,
  uuid: 16,
  integer: 8,
  double: 8,
  timestamp: 8,
  date: 4,
  boolean: 1,
} as const satisfies Record<ColumnType, number>

/** The bytes of a row in a page of 8 kB, without the data that PostgreSQL and the server keep about each record. */
const rowBytes = 8000

/** The most properties, out of PostgreSQL's 1,600 columns of a table, without the server's own. */
const mostColumns = 1590

/** A record fits into a row of the database. */
export const checkRowSize: Rule = ({ properties }) => {
  const columns = properties.flatMap(({ column }) => column ?? [])
  const bytes = columns.reduce((sum, { type }) => sum + mostBytes[type], 0)
  if (columns.length > mostColumns) return [tooMany(columns.length)]
  return bytes > rowBytes ? [tooLong(columns.length)] : []
}

function tooMany(count: number): Complaint {
  return {
    path: ['properties'],
    message: `${count} properties are more than the columns that a table can have, which are ${mostColumns} beside the server's own.`,
    advice: together,
  }
}

function tooLong(count: number): Complaint {
  return {
    path: ['properties'],
    message: `A row of PostgreSQL holds 8 kB, which records with most of these ${count} properties filled in may exceed; they are refused then.`,
    advice: together,
    severity: 'note',
  }
}

const together = 'Put properties that belong together into an object, or into an entity of their own.'
