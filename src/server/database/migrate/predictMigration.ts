import type { Queries } from '../Database.ts'
import { identifier, raw, sql } from '../sql.ts'
import type { Sql } from '../sql.ts'
import { countRows } from './countRows.ts'
import type { RowCount } from './countRows.ts'
import { FutureTables } from './FutureTables.ts'
import { obstaclesOf } from './obstaclesOf.ts'
import type { Obstacle } from './obstaclesOf.ts'
import { readSteps } from './readSteps.ts'
import type { Step } from './readSteps.ts'

/** The effects of a migration on an existing table. */
export interface TableWork extends RowCount {
  table: string
  /** rewritten: all rows are rewritten while reads wait. read: all rows are read. none: only PostgreSQL's catalogue changes. */
  work: 'rewritten' | 'read' | 'none'
  /** The number of rows that get other values. */
  updated: number
  /** The numbers of rows that are lost, or lose values. */
  lost: readonly (RowCount & { what: string })[]
}

export interface MigrationPrediction {
  tables: readonly TableWork[]
  obstacles: readonly Obstacle[]
}

/** Predicts from the rows the effects of migrations and the rows that block them; changes nothing. */
export async function predictMigration(
  queries: Queries,
  texts: readonly string[],
): Promise<MigrationPrediction> {
  const future = new FutureTables(queries)
  const works = new Map<string, TableWork>()
  const obstacles: Obstacle[] = []
  for (const given of texts.flatMap(readSteps)) {
    const step = readableStep(given, obstacles)
    const found = await future.find(step.table)
    if (found) {
      obstacles.push(...(await obstaclesOf(step, future, queries)))
      const work = works.get(found.today) ?? (await workOf(found.today, queries))
      works.set(found.today, await added(work, step, { future, queries, isRefused: step !== given }))
    }
    await future.take(step)
  }
  return { tables: [...works.values()], obstacles }
}

/** Replaces values that cannot be converted to the new type by null: they are reported as obstacles already. */
function readableStep(step: Step, obstacles: readonly Obstacle[]): Step {
  if (step.kind !== 'retype') return step
  const unfit = obstacles.find(({ table, column }) => table === step.table && column === step.column)
  return unfit ? { ...step, value: `CASE WHEN ${unfit.condition} THEN ${step.value} END` } : step
}

interface Sight {
  future: FutureTables
  queries: Queries
  /** Whether the step's values block the migration, so that none of them is lost. */
  isRefused: boolean
}

async function workOf(table: string, queries: Queries): Promise<TableWork> {
  const counted = await countRows(queries, sql`SELECT FROM ${identifier(table)}`)
  const estimate = counted.isEstimate
    ? await queries.row<{ rows: number }>(
        sql`SELECT reltuples::float8 AS rows FROM pg_class WHERE oid = to_regclass(${identifier(table).text})`,
      )
    : undefined
  const rows = Math.max(counted.rows, Math.round(estimate?.rows ?? 0))
  return { table, rows, isEstimate: counted.isEstimate, work: 'none', updated: 0, lost: [] }
}

async function added(work: TableWork, step: Step, sight: Sight): Promise<TableWork> {
  const { future, queries } = sight
  switch (step.kind) {
    case 'retype':
      return {
        ...work,
        work: 'rewritten',
        updated: work.updated + (await altered(step, sight)),
        lost: [...work.lost, ...(await emptied(step, sight))],
      }
    case 'check':
    case 'foreign':
    case 'unique':
    case 'exclude':
    case 'index':
    case 'require':
      return work.work === 'rewritten' ? work : { ...work, work: 'read' }
    case 'update': {
      const changed = sql`SELECT FROM ${identifier(step.table)} WHERE ${raw(step.where)}`
      const { rows } = await countRows(queries, await future.over([step.table], changed))
      const lost = step.value === 'NULL' ? await emptied(step, sight) : []
      return {
        ...work,
        updated: work.updated + rows,
        work: work.work === 'none' ? 'read' : work.work,
        lost: [...work.lost, ...lost],
      }
    }
    case 'dropTable':
      return { ...work, lost: [...work.lost, { ...work, what: `table ${step.table}` }] }
    case 'dropColumn': {
      const filled = sql`SELECT FROM ${identifier(step.table)} WHERE ${identifier(step.column)} IS NOT NULL`
      const count = await countRows(queries, await future.over([step.table], filled))
      return { ...work, lost: [...work.lost, { ...count, what: `column ${step.table}.${step.column}` }] }
    }
    default:
      return work
  }
}

// Converted to a list or a timestamp, a value has another text but stays the same value.
const comparable: readonly string[] = ['text', 'integer', 'numeric', 'double precision', 'boolean', 'date']

/** The number of values that a change of type alters, for example by rounding. */
async function altered(
  { table, column, type, value }: Extract<Step, { kind: 'retype' }>,
  { future, queries }: Sight,
): Promise<number> {
  if (!comparable.includes(type)) return 0
  const before = plainText(identifier(column))
  const after = plainText(raw(`(${value})`))
  const others = sql`SELECT FROM ${identifier(table)} WHERE ${before} <> ${after}`
  const { rows } = await countRows(queries, await future.over([table], others))
  return rows
}

/** A value as text, without a number's trailing zeros. */
function plainText(value: Sql): Sql {
  const text = sql`(${value})::text`
  return sql`CASE WHEN ${text} ~ '^-?[0-9]+[.][0-9]+$' THEN trim_scale((${text})::numeric)::text ELSE ${text} END`
}

/** The values that become null. */
async function emptied(
  step: Extract<Step, { kind: 'retype' | 'update' }>,
  { future, queries, isRefused }: Sight,
): Promise<TableWork['lost']> {
  if (isRefused) return []
  const { table, column } = step
  const where = step.kind === 'update' ? step.where : `(${step.value}) IS NULL`
  const gone = sql`SELECT FROM ${identifier(table)} WHERE ${identifier(column)} IS NOT NULL AND (${raw(where)})`
  const count = await countRows(queries, await future.over([table], gone))
  return count.rows === 0 ? [] : [{ ...count, what: `values of ${table}.${column}` }]
}
