import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { answeredColumns } from '../entity/tableSql.ts'
import { readZone } from '../export/readExportQuery.ts'
import type { Filter } from '../query/ListQuery.ts'
import { single } from '../query/Parameters.ts'
import type { Parameters } from '../query/Parameters.ts'
import { queryInvalid } from '../query/queryInvalid.ts'
import { readFiltersOnly } from '../query/readListQuery.ts'

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const
const aggregates = ['sum', 'avg', 'min', 'max'] as const

/** What records of one group are figured out of. */
export interface Measure {
  /** As it was asked for: `count`, or `sum(num)`. */
  name: string
  aggregate: 'count' | (typeof aggregates)[number]
  column?: Column
}

/** By what records belong together. */
export interface Grouping {
  field: Field
  column: Column
}

/** What a figures call asks for. */
export interface FiguresQuery {
  filters: readonly Filter[]
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

/** Reads the filters of a list, of which there are neither pages nor an order here, and what is to be figured out. */
export function readFiguresQuery(table: Table, resource: Resource, parameters: Parameters): FiguresQuery {
  const ofList = Object.fromEntries(Object.entries(parameters).filter(([name]) => !own.has(name)))
  const zone = readZone(single(parameters, 'zone'))
  return {
    filters: readFiltersOnly(table, ofList),
    groups: namesIn(parameters, 'group', groupsAtMost).map((name) => groupingOf(table, resource, name)),
    measures: measuresOf(table, resource, parameters),
    period: periodOf(single(parameters, 'period')),
    zone,
    limit: limitOf(single(parameters, 'limit')),
  }
}

const grouped: ReadonlySet<FieldKind> = new Set(['enum', 'boolean', 'reference', 'date', 'datetime'])

/** Properties by which records can be grouped: choices, references, yes and no, days and moments. */
export function isGrouping({ type }: Pick<Field, 'type'>): boolean {
  return grouped.has(type)
}

function groupingOf(table: Table, { fields }: Resource, name: string): Grouping {
  const field = fields.find(({ source }) => source === name)
  const column = columnOf(table, name)
  if (!field || !column || !isGrouping(field)) throw queryInvalid('group')
  return { field, column }
}

function measuresOf(table: Table, { fields }: Resource, parameters: Parameters): Measure[] {
  const names = namesIn(parameters, 'measures', measuresAtMost)
  return (names.length === 0 ? ['count'] : names).map((name) => {
    if (name === 'count') return { name, aggregate: 'count' }
    const [, word, property = ''] = /^(\w+)\((\w+)\)$/u.exec(name) ?? []
    const aggregate = aggregates.find((each) => each === word)
    const field = fields.find(({ source }) => source === property)
    const column = columnOf(table, property)
    if (!aggregate || !field || !column || !factsOf(field.type).numeric) throw queryInvalid('measures')
    return { name, aggregate, column }
  })
}

/** Nothing is figured out of what nobody is told. */
function columnOf(table: Table, name: string): Column | undefined {
  return answeredColumns(table).find((column) => column.name === name && !column.secret)
}

function namesIn(parameters: Parameters, name: string, most: number): string[] {
  const text = single(parameters, name)
  if (text === undefined || text === '') return []
  const names = text.split(',')
  if (names.length > most || new Set(names).size < names.length) throw queryInvalid(name)
  return names
}

function periodOf(text = 'day'): FiguresQuery['period'] {
  const period = periods.find((each) => each === text)
  if (!period) throw queryInvalid('period')
  return period
}

function limitOf(text = String(limitUsually)): number {
  const limit = Number(text)
  if (!/^\d+$/u.test(text) || limit < 1 || limit > limitAtMost) throw queryInvalid('limit')
  return limit
}
