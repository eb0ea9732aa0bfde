import type { Json } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { compute } from './compute.ts'
import { withFills } from './withFills.ts'

/** The rows that are records of another entity as they are given, with what each gets where nothing is, and what is computed for it. */
export function rowsInDraft({ children = [] }: Table, input: Draft, context: Context): Draft {
  const lists = children.flatMap(({ property, entity }): [string, Json][] => {
    const rows = input[property]
    if (rows === undefined) return []
    return [
      [
        property,
        Array.isArray(rows)
          ? rows.map((row: Json) => completedRow(context.catalog.tableOf(entity), row, context))
          : [],
      ],
    ]
  })
  return Object.fromEntries(lists)
}

function completedRow(table: Table, given: Json, context: Context): Json {
  if (!isJsonObject(given)) return given
  const isNew = typeof given['id'] !== 'string'
  const row = isNew ? withFills(table, { values: given }, context) : given
  const computed: Draft = {}
  compute(table, computed, row)
  return { ...row, ...computed }
}
