import type { Queries } from '../Database.ts'
import { identifier, join, raw, sql } from '../sql.ts'
import type { Sql } from '../sql.ts'
import { countRows } from './countRows.ts'
import type { RowCount } from './countRows.ts'
import type { FutureTables } from './FutureTables.ts'
import type { Step } from './readSteps.ts'

/** Rows that block a migration. */
export interface Obstacle extends RowCount {
  table: string
  /** The constraint or index, or the column that must have a value. */
  rule: string
  column: string
  /** The condition that every row would have to fulfil. */
  condition: string
  /** Up to ten of the rows. */
  examples: readonly Example[]
}

/** A blocking row: its key and the value in question. */
export interface Example {
  key: string
  value: string | null
  /** The whole of a value that breaks the rule in a part of it, cut after 100,000 characters. */
  whole?: string
}

const shown = 10
/** Characters of each whole value. */
const readAtMost = 100_000

/** The rows that break the demands of a step. */
export async function obstaclesOf(step: Step, future: FutureTables, queries: Queries): Promise<Obstacle[]> {
  // The same migration may create the target of the reference, which then has no rows.
  const hasTarget = step.kind === 'foreign' && (await future.find(step.target)) !== undefined
  const broken = brokenBy(step, hasTarget)
  if (!broken) return []
  const table = identifier(step.table)
  const columns = (await future.find(step.table))?.columns ?? []
  const keys = columns.includes('id')
    ? ['id']
    : columns.filter((name) => name === 'owner' || name === 'target')
  const tables = [step.table, ...(step.kind === 'foreign' ? [step.target] : [])]
  const where = sql`FROM ${table} WHERE ${broken.where}`
  const count = await countRows(queries, await future.over(tables, sql`SELECT ${where}`))
  if (count.rows === 0) return []
  const key = sql`concat_ws(' ', ${join(keys.map((name) => identifier(name)))})`
  const own = columns.includes(broken.column) ? identifier(broken.column) : sql`NULL`
  const { rule, column, condition, isInside = false, shared = [] } = broken
  const value = shared.length > 1 ? together(shared) : own
  // Lists rows that conflict with each other side by side.
  const order = raw([...shared, '1'].join(', '))
  const whole = isInside ? sql`, left(${value}::text, ${raw(String(readAtMost))}) AS whole` : sql``
  const some = sql`SELECT ${key} AS key, left(${value}::text, 60) AS value${whole} ${where} ORDER BY ${order} LIMIT ${raw(String(shown))}`
  const examples = await queries.rows<Example>(await future.over(tables, some))
  return [{ table: step.table, rule, column, condition, ...count, examples }]
}

/** The shared values of conflicting rows, as one text. */
function together(shared: readonly string[]): Sql {
  const texts = shared.map((part) => `coalesce((${part})::text, 'no value')`)
  return sql`concat_ws(', ', ${raw(texts.join(', '))})`
}

interface Broken {
  rule: string
  column: string
  condition: string
  where: Sql
  /** Whether the condition concerns parts inside the value. */
  isInside?: boolean
  /** The expressions whose values several rows may not share. */
  shared?: readonly string[]
}

function brokenBy(step: Step, hasTarget: boolean): Broken | undefined {
  switch (step.kind) {
    case 'check': {
      const { rule, condition } = step
      const [, column = ''] = /"((?:[^"]|"")+)"/u.exec(condition) ?? []
      const isInside = condition.includes('jsonb_path_exists(')
      // A condition on jsonb is a jsonpath of a thousand characters; the reader finds the same in the schema.
      const words = isInside ? `all in "${column}" is what its schema takes` : condition
      return { rule, column, condition: words, where: sql`NOT ${raw(condition)}`, isInside }
    }
    case 'addColumn': {
      const { table, column, isOpen } = step
      const rule = `${table}.${column}`
      return isOpen ? { rule, column, condition: 'it has a value', where: sql`true` } : undefined
    }
    case 'require': {
      const { table, column } = step
      const where = sql`${identifier(column)} IS NULL`
      return { rule: `${table}.${column}`, column, condition: 'it has a value', where }
    }
    case 'foreign': {
      const { table, rule, column, target } = step
      const own = join([identifier(table), identifier(column)], '.')
      const there = sql`SELECT FROM ${identifier(target)} AS there WHERE there.id = ${own}`
      const condition = `the ${target} that "${column}" names exists`
      return {
        rule,
        column,
        condition,
        where: hasTarget ? sql`${own} IS NOT NULL AND NOT EXISTS (${there})` : sql`${own} IS NOT NULL`,
      }
    }
    case 'unique':
      return brokenUnique(step)
    case 'exclude':
      return brokenExclusion(step)
    default:
      return undefined
  }
}

type StepOfKind<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

function brokenUnique({ table, rule, columns, emptyEqual, where }: StepOfKind<'unique'>): Broken {
  const list = raw(columns.join(', '))
  // In the text of a row, two missing values are equal.
  const values = emptyEqual ? sql`ROW(${list})::text` : sql`(${list})`
  const chosen = emptyEqual ? values : list
  const filled = emptyEqual ? 'true' : columns.map((column) => `${column} IS NOT NULL`).join(' AND ')
  const twice = sql`SELECT ${chosen} FROM ${identifier(table)} WHERE ${raw(where)} AND ${raw(filled)} GROUP BY ${list} HAVING count(*) > 1`
  const condition = `${columns.join(', ')} occurs once`
  return {
    rule,
    column: unquoted(columns[0]),
    condition,
    where: sql`${raw(where)} AND ${values} IN (${twice})`,
    shared: columns,
  }
}

function brokenExclusion({ table, rule, columns, range, where }: StepOfKind<'exclude'>): Broken {
  const keys = [...columns, range]
  const list = raw(keys.map((key, index) => `${key} AS k${index}`).join(', '))
  const rows = sql`SELECT id, ${list} FROM ${identifier(table)} WHERE ${raw(where)}`
  const meet = keys.map(
    (_, index) => `one.k${index} ${index === columns.length ? '&&' : '='} other.k${index}`,
  )
  const both = sql`SELECT one.id FROM (${rows}) AS one JOIN (${rows}) AS other ON one.id <> other.id AND ${raw(meet.join(' AND '))}`
  const [column = ''] = /"(?:[^"]|"")+"/u.exec(range) ?? []
  return {
    rule,
    column: unquoted(column),
    condition: `${range} overlaps no other`,
    where: sql`id IN (${both})`,
    shared: keys,
  }
}

function unquoted(column = ''): string {
  return column.replaceAll('"', '')
}
