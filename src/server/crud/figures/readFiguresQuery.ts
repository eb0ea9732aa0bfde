import type { Column, Table } from '#shared/contracts/Table.ts'
import type { AppError } from '#shared/errors/AppError.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { readZone } from '../export/readExportQuery.ts'
import type { UnresolvedFilter, Filter } from '../query/ListQuery.ts'
import { single } from '../query/Parameters.ts'
import type { Parameters } from '../query/Parameters.ts'
import { queryInvalid } from '../query/queryInvalid.ts'
import { readFiltersOnly } from '../query/readListQuery.ts'
import { groupingOf } from './groupingOf.ts'
import type { Grouping } from './groupingOf.ts'
import { visibleProperty } from '../entity/visibleProperty.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const
const aggregates = ['sum', 'avg', 'min', 'max'] as const

/** A figure of a group of records. */
export interface Measure {
  /** The name as in the call: `count`, or `sum(num)`. */
  name: string
  aggregate: 'count' | (typeof aggregates)[number]
  column?: Column
}

/** The parameters of a figures call. */
export interface FiguresQuery<Condition = Filter> {
  filters: readonly Condition[]
  groups: readonly Grouping[]
  measures: readonly Measure[]
  period: (typeof periods)[number]
  zone: string
  limit: number
}

const own = new Set(['group', 'measures', 'period', 'zone', 'limit'])
const groupsAtMost = 2
const measuresAtMost = 10
const limitAtMost = 1000
const limitUsually = 100

/** Reads the filters of a list, without pages and order, and the figures to compute. */
export function readFiguresQuery(
  table: Table,
  catalog: EntityCatalog,
  parameters: Parameters,
): FiguresQuery<UnresolvedFilter> {
  const ofList = Object.fromEntries(Object.entries(parameters).filter(([name]) => !own.has(name)))
  const zone = readZone(single(parameters, 'zone'))
  return {
    filters: readFiltersOnly(table, ofList, catalog),
    groups: namesIn(parameters, 'group', groupsAtMost).map((name) => groupingOf(table, catalog, name)),
    measures: measuresOf(table, catalog, parameters),
    period: periodOf(single(parameters, 'period')),
    zone,
    limit: limitOf(single(parameters, 'limit')),
  }
}

function measuresOf(table: Table, catalog: EntityCatalog, parameters: Parameters): Measure[] {
  const names = namesIn(parameters, 'measures', measuresAtMost)
  return (names.length === 0 ? ['count'] : names).map((name) => {
    if (name === 'count') return { name, aggregate: 'count' }
    const [, word, property = ''] = /^(\w+)\((\w+)\)$/u.exec(name) ?? []
    const aggregate = aggregates.find((each) => each === word)
    const visible = visibleProperty(table, catalog, property)
    if (!aggregate || !visible || !factsOf(visible.field.type).measured) throw measuresInvalid(table, catalog)
    return { name, aggregate, column: visible.column }
  })
}

function measuresInvalid(table: Table, catalog: EntityCatalog): AppError {
  const numbers = table.columns.filter(({ name }) => {
    const visible = visibleProperty(table, catalog, name)
    return visible && factsOf(visible.field.type).measured
  })
  const names = numbers.flatMap(({ name }) => aggregates.map((aggregate) => `${aggregate}(${name})`))
  return queryInvalid('measures', 'several', { names: ['count', ...names] })
}

function namesIn(parameters: Parameters, name: string, most: number): string[] {
  const text = single(parameters, name)
  if (text === undefined || text === '') return []
  const names = text.split(',')
  if (names.length > most || new Set(names).size < names.length) throw queryInvalid(name, 'most', { most })
  return names
}

function periodOf(text = 'day'): FiguresQuery['period'] {
  const period = periods.find((each) => each === text)
  if (!period) throw queryInvalid('period', 'choice', { names: periods })
  return period
}

function limitOf(text = String(limitUsually)): number {
  const limit = Number(text)
  if (!/^\d+$/u.test(text) || limit < 1 || limit > limitAtMost)
    throw queryInvalid('limit', 'whole', { least: 1, most: limitAtMost })
  return limit
}
