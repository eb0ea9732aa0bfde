import { computedValue } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Draft } from '../entity/Row.ts'

const computedOf = new WeakMap<Table, Table['columns']>()

/** Computes what follows from other values, once those are known; what does not change is not written. */
export function compute(table: Table, draft: Draft, before: JsonObject = {}): void {
  const columns = computedOf.get(table) ?? table.columns.filter(({ computed }) => computed !== undefined)
  computedOf.set(table, columns)
  if (columns.length === 0) return
  const record: JsonObject = { ...before, ...draft }
  for (const { name, computed } of columns) {
    const value = computed ? computedValue(computed, record) : null
    if (before[name] === value) delete draft[name]
    else draft[name] = value
  }
}
