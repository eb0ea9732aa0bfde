import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import type { Comparison } from './ListQuery.ts'

/** How a filter compares; `match`: as its property is usually looked for, since the name says nothing else. */
export type Operator = Comparison | 'match' | 'like' | 'null' | 'within'

const endings: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'null', 'within']

/** What the name of a filter compares, and how: `price_gte` is `price`, `gte`. */
export function splitFilter(table: Table, name: string): { property: string; operator: Operator } {
  const { columns, links } = tableSql(table)
  // A property that itself ends in `_like` keeps its name.
  if (columns.has(name) || links.has(name)) return { property: name, operator: 'match' }
  const operator = endings.find((ending) => name.endsWith(`_${ending}`))
  if (!operator) return { property: name, operator: 'match' }
  return { property: name.slice(0, -operator.length - 1), operator }
}
