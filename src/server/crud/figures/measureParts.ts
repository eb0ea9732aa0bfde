import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Measure } from './readFiguresQuery.ts'

type Merge = 'sum' | 'min' | 'max'

/** An aggregate that can be merged from those of several groups. */
interface Part {
  made: Sql
  merge: Merge
}

/** The parts of a measure: of an average its sum and its count, of any other measure itself. */
export function partsOf({ aggregate, column }: Measure): readonly Part[] {
  if (!column) return [{ made: raw('count(*)'), merge: 'sum' }]
  const name = sql`t.${identifier(column.name)}`
  switch (aggregate) {
    case 'avg':
      return [
        { made: sql`sum(${name})`, merge: 'sum' },
        { made: sql`count(${name})`, merge: 'sum' },
      ]
    case 'min':
      return [{ made: sql`min(${name})`, merge: 'min' }]
    case 'max':
      return [{ made: sql`max(${name})`, merge: 'max' }]
    default:
      return [{ made: sql`sum(${name})`, merge: 'sum' }]
  }
}

/** Computes a measure from its parts. */
export function figureSql({ aggregate, column }: Measure, [first, second]: readonly Sql[]): Sql {
  if (!first) return raw('NULL')
  if (aggregate !== 'avg' || !second) return first
  const decimals = raw(String((column?.scale ?? 0) + 4))
  return sql`round(${first}::numeric / nullif(${second}, 0)::numeric, ${decimals})`
}

/** Merges a part from several groups. */
export function mergedSql({ merge }: Pick<Part, 'merge'>, name: Sql): Sql {
  return sql`${raw(merge)}(${name})`
}

/** The name of a part in the query. It contains a space, which no property's name does. */
export function partName(measure: number, part: number): Sql {
  return identifier(`part ${measure} ${part}`)
}
