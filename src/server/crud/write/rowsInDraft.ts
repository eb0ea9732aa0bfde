import type { Json } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { requireNoFaults } from '../entity/requireNoFaults.ts'
import type { Draft } from '../entity/Row.ts'
import { valuesOutOfBounds } from './compute.ts'
import { withFills } from './withFills.ts'

/** The given rows that are records of another entity, with their filled-in and computed values. */
export function rowsInDraft({ children = [] }: Table, input: Draft, context: Context): Draft {
  const broken: FieldFact[] = []
  const lists = children.flatMap(({ property, entity }): [string, Json][] => {
    const rows = input[property]
    if (rows === undefined) return []
    const table = context.catalog.tableOf(entity)
    const all = listOf(rows)
    // One of the two would be lost but still be counted.
    if (hasTwice(all)) broken.push({ path: `/${property}`, code: 'uniqueItems' })
    const completed = all.map((given, index) => {
      const { row, beyond } = completedRow(table, given, context)
      broken.push(...beyond.map((fact) => ({ ...fact, path: `/${property}/${index}${fact.path}` })))
      return row
    })
    return [[property, completed]]
  })
  requireNoFaults(broken)
  return Object.fromEntries(lists)
}

/** Whether two rows have the same id. */
function hasTwice(rows: readonly Json[]): boolean {
  const ids = rows.flatMap((row) =>
    isJsonObject(row) && typeof row['id'] === 'string' ? [row['id'].toLowerCase()] : [],
  )
  return new Set(ids).size < ids.length
}

/** A row, and its computed values beyond their bounds. */
interface Completed {
  row: Json
  beyond: FieldFact[]
}

function completedRow(table: Table, given: Json, context: Context): Completed {
  if (!isJsonObject(given)) return { row: given, beyond: [] }
  const isNew = typeof given['id'] !== 'string'
  const row = isNew ? withFills(table, { values: given }, context) : given
  const computed: Draft = {}
  const beyond = valuesOutOfBounds(table, computed, row)
  return { row: { ...row, ...computed }, beyond }
}
