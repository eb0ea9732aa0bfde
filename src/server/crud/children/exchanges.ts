import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { canonical } from '../entity/canonical.ts'

/** A row as it is stored, where it is, and as it will be. */
export interface ChangedRow {
  before: JsonObject | undefined
  after: JsonObject
}

/** A unique key of which a row, the one at the index, takes over a value from another that gives it up. */
export interface Exchange {
  constraint: string
  index: number
}

/** The unique keys of which rows take over values from each other, which no order of writing them one by one allows in every case. */
export function exchangesAmong({ unique, columns }: Table, rows: readonly ChangedRow[]): Exchange[] {
  const moments = new Set(columns.flatMap(({ name, type }) => (type === 'timestamp' ? [name] : [])))
  return unique.flatMap((key): Exchange[] => {
    const textOf = (row: JsonObject) =>
      canonical(key.columns.map((name) => (moments.has(name) ? momentOf(row[name]) : (row[name] ?? null))))
    const given = rows.map(({ before, after }) => ({ from: before && textOf(before), to: textOf(after) }))
    const left = new Set(given.flatMap(({ from, to }) => (from === undefined || from === to ? [] : [from])))
    const index = given.findIndex(({ from, to }) => from !== to && left.has(to))
    return key.deferrable && index >= 0 ? [{ constraint: key.name, index }] : []
  })
}

function momentOf(value: JsonObject[string] | undefined): number | null {
  return typeof value === 'string' ? Date.parse(value) : null
}
