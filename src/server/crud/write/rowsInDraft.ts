import type { Json } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { compute } from './compute.ts'

/** The rows that are records of another entity as they are given, with what that computes for each. */
export function rowsInDraft({ children = [] }: Table, input: Draft, { catalog }: Context): Draft {
  const lists = children.flatMap(({ property, entity }): [string, Json][] => {
    const rows = input[property]
    if (rows === undefined) return []
    return [
      [
        property,
        Array.isArray(rows) ? rows.map((row: Json) => computedRow(catalog.tableOf(entity), row)) : [],
      ],
    ]
  })
  return Object.fromEntries(lists)
}

function computedRow(table: Table, row: Json): Json {
  if (!isJsonObject(row)) return row
  const computed: Draft = {}
  compute(table, computed, row)
  return { ...row, ...computed }
}
