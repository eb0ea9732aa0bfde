import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { whatIfLimits } from '#shared/business/commission/WhatIf.ts'
import type {
  BeforeAfter,
  WhatIf,
  WhatIfLevel,
  WhatIfQuestion,
  WhatIfRow,
  WhatIfRows,
} from '#shared/business/commission/WhatIf.ts'
import { cents, yuanOf } from '#shared/money/Cents.ts'
import type { ReplayFigures, ReplayRules, ReplaySums } from './ReplayTotals.ts'

const user = namesOf('user')
const good = namesOf('good')

/** Converts the figures to yuan and adds names. */
export async function presentFigures(
  queries: Queries,
  { from, to }: Pick<WhatIfQuestion, 'from' | 'to'>,
  { figures, rates }: { figures: ReplayFigures; rates: ReplayRules['rates'] },
): Promise<WhatIf> {
  const { orders, paid, cutOrders, cut } = figures
  const inviters = mostChanged(figures.inviters)
  const goods = mostChanged(figures.goods)
  const [people, things] = await Promise.all([
    namesById(queries, user, inviters.ids),
    namesById(queries, good, goods.ids),
  ])
  return {
    from,
    to,
    orders,
    paid: yuan(paid),
    commission: inYuan(figures),
    cutOrders,
    cut: inYuan(cut),
    levels: levelsOf(figures.levels, rates),
    inviters: inviters.withNames(people),
    goods: goods.withNames(things),
  }
}

function levelsOf(levels: ReplayFigures['levels'], { before, after }: ReplayRules['rates']): WhatIfLevel[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => one - other)
    .map((level) => {
      const rate = { before: before.get(level) ?? 0, after: after.get(level) ?? 0 }
      return { level, rate, ...inYuan(levels.get(level) ?? { before: 0, after: 0 }) }
    })
}

/** The inviters or goods that gain most first, those that lose most last. The ones in between are summed up in `others`. */
function mostChanged(all: ReadonlyMap<string, ReplaySums>) {
  const sorted = [...all].toSorted(([, one], [, other]) => gain(other) - gain(one))
  const changes = sorted.map(([, sums]) => gain(sums))
  const atEachEnd = whatIfLimits.rows / 2
  const left = sorted.slice(atEachEnd, Math.max(atEachEnd, sorted.length - atEachEnd))
  const kept = [...sorted.slice(0, atEachEnd), ...sorted.slice(atEachEnd + left.length)]
  return {
    ids: kept.map(([id]) => id),
    withNames: (names: ReadonlyMap<string, string>): WhatIfRows => ({
      count: sorted.length,
      gaining: changes.filter((change) => change > 0).length,
      losing: changes.filter((change) => change < 0).length,
      rows: kept.map(([id, sums]) => rowOf(id, names.get(id) ?? '', sums)),
      others: { count: left.length, ...inYuan(sumOf(left.map(([, sums]) => sums))) },
    }),
  }
}

function rowOf(id: string, name: string, sums: ReplaySums): WhatIfRow {
  const { orders, cutOrders, cut } = sums
  return { id, name, orders, cutOrders, cut: inYuan(cut), ...inYuan(sums) }
}

function gain({ before, after }: BeforeAfter): number {
  return after - before
}

function sumOf(all: readonly BeforeAfter[]): BeforeAfter {
  const sum = (side: keyof BeforeAfter) => all.reduce((total, each) => total + each[side], 0)
  return { before: sum('before'), after: sum('after') }
}

function inYuan({ before, after }: BeforeAfter): BeforeAfter {
  return { before: yuan(before), after: yuan(after) }
}

function yuan(fen: number): number {
  return yuanOf(cents(fen))
}

/** The names of records, including deleted ones. */
async function namesById(
  queries: Queries,
  names: typeof user | typeof good,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries.rows<{ id: string; name: string }>(
    sql`SELECT ${names('id')}, ${names('name')} FROM ${names.table} WHERE ${names('id')} = ANY(${[...ids]}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
