import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import type { Comparison } from './ListQuery.ts'

/** The comparison of a filter. `match`: the name gives none, so the property's usual comparison applies. */
export type Operator = Comparison | 'match' | 'like' | 'null' | 'within'

const endings: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'null', 'within']

/** The property and the comparison in the name of a filter: `price_gte` is `price`, `gte`. */
export function splitFilter(table: Table, name: string): { property: string; operator: Operator } {
  const { columns, links } = tableSql(table)
  // A property whose own name ends in `_like` keeps its name.
  if (columns.has(name) || links.has(name)) return { property: name, operator: 'match' }
  const operator = endingOf(name)
  return operator ? { property: withoutEnding(name), operator } : { property: name, operator: 'match' }
}

/** The name of a filter without the ending that gives a comparison. */
export function withoutEnding(name: string): string {
  const ending = endingOf(name)
  return ending ? name.slice(0, -ending.length - 1) : name
}

function endingOf(name: string): Operator | undefined {
  return endings.find((ending) => name.endsWith(`_${ending}`))
}
