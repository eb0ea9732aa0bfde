import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Column } from '#shared/contracts/Table.ts'
import { byRarity, gramsOf, holdsGramsSql } from './containsSql.ts'
import type { ColumnParts, GramParts } from './containsSql.ts'
import type { Filter, FilterValue } from './ListQuery.ts'

/** A condition that a text is one of some, which a gram index answers where no other does. */
interface Equals {
  column: Column
  values: readonly FilterValue[]
}

// Each is looked for by itself.
const valuesAtMost = 20
// The planner takes them for independent of each other: with more it would not read a text that many rows have in the list's order.
const gramsAtMost = 2

/** What the filter compares with, where a gram index tells which rows may be equal. */
export function equalsIn(filter: Filter): Equals | undefined {
  const asked = comparedIn(filter)
  if (!asked || asked.column.gramIndex !== true || asked.values.length > valuesAtMost) return undefined
  return asked.values.every(isTold) ? asked : undefined
}

function comparedIn(filter: Filter): Equals | undefined {
  if (filter.kind === 'oneOf' && !filter.negated && filter.values.length > 0) return filter
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined
  return { column: filter.column, values: [filter.value] }
}

/** An index tells which text has no parts, too. */
function isTold(value: FilterValue): boolean {
  return value === '' || gramsOf(String(value)).length > 0
}

/** True of every row that is equal, by the gram index; also of some others. */
export function mayEqualSql({ column, values }: Equals, parts?: ColumnParts): Sql {
  const text = sql`t.${identifier(column.name)}`
  const counted = parts?.get(column.name)
  const each = values.map((value) =>
    value === '' ? sql`fx_ngrams(${text}) = '{}'` : holdsGramsSql(text, tellingGrams(String(value), counted)),
  )
  return sql`(${join(each, ' OR ')})`
}

/** The rarest of them; the first and the last where nothing was counted, as texts that begin alike end differently. */
function tellingGrams(text: string, parts?: GramParts): readonly string[] {
  const grams = gramsOf(text)
  if (parts && parts.size > 0) return byRarity(grams, parts).slice(0, gramsAtMost)
  return [...new Set([...grams.slice(0, 1), ...grams.slice(-1)])]
}
