import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { isFilledByReference } from '#shared/validation/fillRecord.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import { presentRecord } from '../read/presentRecord.ts'
import type { StoredValue } from '../entity/storedValues.ts'

type Written = NonNullable<StoredValue[1]>

/** The record as it will be read from the row after the insert; undefined if only the database can tell. */
export function predictedRecord(table: Table, values: readonly StoredValue[]): JsonObject | undefined {
  const written = new Map(values)
  const row: Record<string, Json> = Object.fromEntries(values)
  for (const column of table.columns) {
    const read = readBack(column, written.get(column.name) ?? null)
    if (read === undefined) return undefined
    row[column.name] = read
  }
  return presentRecord(table, row)
}

/** Whether records of a table can be predicted: not if they depend on other records, on secrets, or on the next number. */
export function isPredictable({ columns, derivedNames, links, ...table }: Table): boolean {
  const { rowLinks = [], children = [], owners = [] } = table
  const others = [derivedNames, links, rowLinks, children, owners]
  const dependsOnDatabase = columns.some(
    ({ secret, number, computedSql, fill, reference }) =>
      (secret ?? number ?? computedSql) !== undefined ||
      (fill && isFilledByReference(fill)) ||
      followsOthers(reference?.limit),
  )
  return others.every(({ length }) => length === 0) && !dependsOnDatabase
}

/** Whether the limit of a reference compares its target with that of another reference. */
function followsOthers({ where }: Pick<ReferenceLimit, 'where'> = { where: {} }): boolean {
  return Object.values(where).some((condition) => 'through' in condition)
}

function readBack({ type }: Column, value: StoredValue[1]): Json | undefined {
  return value === null ? null : readers[type](value)
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The value that the database returns for a written value: the same if it was in the database's own form, else undefined. */
const readers: Readonly<Record<ColumnType, (value: Written) => Json | undefined>> = {
  text: (value) => (isWellFormed(value) ? value : undefined),
  integer: (value) => (Number.isSafeInteger(value) ? value : undefined),
  decimal: finite,
  double: finite,
  boolean: (value) => value,
  uuid: (value) => (uuid.test(String(value)) ? value : undefined),
  timestamp: (value) => asInstant(value),
  date: (value) => asInstant(value, 'T00:00:00.000Z'),
  json: (value) => parsed(String(value)),
}

function finite(value: Written): Json | undefined {
  return Number.isFinite(value) ? value : undefined
}

/** Some instants are read back as others, for example leap seconds. */
function asInstant(value: Written, rest = ''): Json | undefined {
  const at = new Date(`${value}${rest}`)
  return !Number.isNaN(at.getTime()) && at.toISOString() === `${value}${rest}` ? value : undefined
}

/** The database sorts the names of an object differently, but no code relies on their order. */
function parsed(text: string): Json | undefined {
  const value: Json = JSON.parse(text)
  return isWellFormed(value) ? value : undefined
}
