import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { AppError } from '#shared/errors/AppError.ts'
import { answeredColumns } from '../entity/tableSql.ts'
import type { Described } from '../entity/toldProperty.ts'
import type { ListQuery } from '../query/ListQuery.ts'
import { single } from '../query/Parameters.ts'
import type { Parameters } from '../query/Parameters.ts'
import { queryInvalid } from '../query/queryInvalid.ts'
import { readListQuery } from '../query/readListQuery.ts'

/** What an export call asks for. */
export interface ExportQuery {
  format: ExportFormat
  asked: Pick<ListQuery, 'filters' | 'order'>
  fields: readonly Field[]
  /** shown: as people read it. raw: as the API answers it. */
  texts: 'shown' | 'raw'
  /** Where the clock stands by which moments are told. */
  zone: string
}

/** Whose records are exported, and where what they refer to is described. */
export interface Exported {
  table: Table
  resource: Resource
  catalog: Described
}

const own = new Set(['format', 'columns', 'texts', 'zone'])
const pages = ['range', 'current', 'pageSize']

/** Reads the parameters of a list, of which there are no pages here, and those of the file. */
export function readExportQuery({ table, resource, catalog }: Exported, parameters: Parameters): ExportQuery {
  const page = pages.find((name) => name in parameters)
  if (page !== undefined) throw queryInvalid(page, 'absent')
  const ofList = Object.fromEntries(Object.entries(parameters).filter(([name]) => !own.has(name)))
  return {
    format: choiceOf(parameters, 'format', ['csv', 'xlsx']),
    asked: readListQuery(table, ofList, catalog),
    fields: readColumns(table, resource, single(parameters, 'columns')),
    texts: choiceOf(parameters, 'texts', ['shown', 'raw']),
    zone: readZone(single(parameters, 'zone')),
  }
}

/** One of several words, the first when none is given. */
function choiceOf<Word extends string>(
  parameters: Parameters,
  name: string,
  [usual, ...others]: readonly [Word, ...Word[]],
): Word {
  const given = single(parameters, name)
  if (given === undefined) return usual
  const found = [usual, ...others].find((word) => word === given)
  if (found === undefined) throw queryInvalid(name, 'choice', { names: [usual, ...others] })
  return found
}

function readColumns(
  table: Table,
  { fields, columns }: Resource,
  text: string | undefined,
): readonly Field[] {
  const names = text?.split(',') ?? columns.filter(({ hidden }) => !hidden).map(({ source }) => source)
  const answered = answeredNames(table)
  const offered = fields.filter(({ source }) => answered.has(source))
  const refuse = (): AppError =>
    queryInvalid('columns', 'several', { names: offered.map(({ source }) => source) })
  if (new Set(names).size < names.length) throw refuse()
  return names.map((name) => {
    const field = offered.find(({ source }) => source === name)
    if (!field) throw refuse()
    return field
  })
}

function answeredNames(table: Table): ReadonlySet<string> {
  const properties = [...table.derivedNames, ...table.links].map(({ property }) => property)
  return new Set([...answeredColumns(table).map(({ name }) => name), ...properties])
}

/** A time zone by its name. What newer engines also take for one, such as `+08:00`, lies on the other side of UTC for PostgreSQL. */
export function readZone(zone = 'UTC'): string {
  if (/^[+-]/u.test(zone)) throw queryInvalid('zone', 'zone')
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw queryInvalid('zone', 'zone')
  }
}
