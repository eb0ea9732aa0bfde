import { computedValue } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Draft } from '../entity/Row.ts'
import { givenInNew } from '../entity/storedValues.ts'

/** Computes the values of a new record, once what was given is known; the defaults of the rest are known too. */
export function computeNew(table: Table, draft: Draft): void {
  if (computedColumns(table).length === 0) return
  const now = new Date().toISOString()
  for (const { name, auto } of table.columns) if (auto === 'created') draft[name] ??= now
  setComputed(table, draft, { before: {}, record: givenInNew(table, draft) })
}

const computedOf = new WeakMap<Table, Table['columns']>()

/** Computes what follows from other values, once those are known; what does not change is not written. */
export function compute(table: Table, draft: Draft, before: JsonObject = {}): void {
  if (computedColumns(table).length > 0)
    setComputed(table, draft, { before, record: { ...before, ...draft } })
}

function computedColumns(table: Table): Table['columns'] {
  const columns = computedOf.get(table) ?? table.columns.filter(({ computed }) => computed !== undefined)
  computedOf.set(table, columns)
  return columns
}

function setComputed(
  table: Table,
  draft: Draft,
  { before, record }: { before: JsonObject; record: JsonObject },
): void {
  for (const { name, computed } of computedColumns(table)) {
    const value = computed ? computedValue(computed, record) : null
    if (before[name] === value) delete draft[name]
    else draft[name] = value
  }
}
