import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Column } from '#shared/contracts/Table.ts'
import { sortByRarity, gramsOf, holdsGramsSql } from './containsSql.ts'
import type { ColumnParts, GramParts } from './containsSql.ts'
import type { Filter, FilterValue } from './ListQuery.ts'

/** A condition that a text equals one of several values, which a gram index answers if no other index does. */
interface Equals {
  column: Column
  values: readonly FilterValue[]
}

// The limit of values, each of which is searched separately.
const valuesAtMost = 20
// The limit of grams. The planner assumes that grams are independent: with more, it would underestimate a frequent text and
// not read the list in its order.
const gramsAtMost = 2

/** The values that a filter compares with, if a gram index can find the rows. */
export function equalityOf(filter: Filter): Equals | undefined {
  const asked = comparedIn(filter)
  if (!asked || asked.column.gramIndex !== true || asked.values.length > valuesAtMost) return undefined
  return asked.values.every(isInIndex) ? asked : undefined
}

function comparedIn(filter: Filter): Equals | undefined {
  if (filter.kind === 'oneOf' && !filter.negated && filter.values.length > 0) return filter
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined
  return { column: filter.column, values: [filter.value] }
}

/** Whether the gram index finds the value. It also finds the empty text, which has no grams. */
function isInIndex(value: FilterValue): boolean {
  return value === '' || gramsOf(String(value)).length > 0
}

/** A condition by the gram index: true for every equal row and for some others. */
export function mayEqualSql({ column, values }: Equals, parts?: ColumnParts): Sql {
  const text = sql`t.${identifier(column.name)}`
  const counted = parts?.get(column.name)
  const each = values.map((value) =>
    value === '' ? sql`fx_ngrams(${text}) = '{}'` : holdsGramsSql(text, tellingGrams(String(value), counted)),
  )
  return sql`(${join(each, ' OR ')})`
}

/** The rarest grams; without shares, the first and the last, because texts that begin alike often end differently. */
function tellingGrams(text: string, parts?: GramParts): readonly string[] {
  const grams = gramsOf(text)
  if (parts && parts.size > 0) return sortByRarity(grams, parts).slice(0, gramsAtMost)
  return [...new Set([...grams.slice(0, 1), ...grams.slice(-1)])]
}
