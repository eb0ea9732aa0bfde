import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { AppError } from '#shared/errors/AppError.ts'
import { isWritable } from '../entity/isWritable.ts'
import { answeredColumns } from '../entity/tableSql.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'
import type { UnresolvedFilter, Filter, ListQuery } from '../query/ListQuery.ts'
import { single } from '../query/Parameters.ts'
import type { Parameters } from '../query/Parameters.ts'
import { queryInvalid } from '../query/queryInvalid.ts'
import { readListQuery } from '../query/readListQuery.ts'

type Texts = 'shown' | 'raw' | 'import'

/** The parameters of an export. */
export interface ExportQuery<Condition = Filter> {
  format: ExportFormat
  asked: Pick<ListQuery<Condition>, 'filters' | 'order'>
  fields: readonly Field[]
  /** shown: as people read values. raw: as the API answers them. import: as an import reads them. */
  texts: Texts
  /** The time zone in which moments are written. */
  zone: string
}

/** The exported table and the descriptions of it and of the entities it refers to. */
export interface ExportSource {
  table: Table
  resource: Resource
  catalog: EntityCatalog
}

const own = new Set(['format', 'columns', 'texts', 'zone'])
const pages = ['range', 'current', 'pageSize']
const imported = ['import'] as const

/** Reads the parameters of a list, without those for pages, and the parameters of the file. */
export function readExportQuery(
  { table, resource, catalog }: ExportSource,
  parameters: Parameters,
): ExportQuery<UnresolvedFilter> {
  const page = pages.find((name) => name in parameters)
  if (page !== undefined) throw queryInvalid(page, 'absent')
  const ofList = Object.fromEntries(Object.entries(parameters).filter(([name]) => !own.has(name)))
  const isImported = resource.permissions.import !== undefined
  const texts = choiceOf<Texts>(parameters, 'texts', ['shown', 'raw', ...(isImported ? imported : [])])
  const names = single(parameters, 'columns')?.split(',') ?? usualNames(table, resource, texts)
  return {
    format: choiceOf(parameters, 'format', ['csv', 'xlsx']),
    asked: readListQuery(table, ofList, catalog),
    fields: readColumns(table, resource, names),
    texts,
    zone: readZone(single(parameters, 'zone')),
  }
}

/** The value of a parameter that takes one of several words; the first word by default. */
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

/** The default columns of a file. Files for programs and imports begin with the id. */
function usualNames(table: Table, { fields, columns }: Resource, texts: Texts): string[] {
  const shown = columns.filter(({ hidden }) => !hidden).map(({ source }) => source)
  if (texts === 'shown') return shown
  const taken = fields.map(({ source }) => source).filter((name) => isTaken(table, name))
  return [...new Set(['id', ...(texts === 'raw' ? shown : taken)])]
}

/** Whether a property can be exported and imported again. */
function isTaken(table: Table, name: string): boolean {
  const { access, secret } = table.columns.find((column) => column.name === name) ?? {}
  return isWritable(table, name) && access !== 'writeOnly' && !secret
}

function readColumns(
  table: Table,
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
): readonly Field[] {
  const answered = answeredNames(table)
  const offered = withId(fields).filter(({ source }) => answered.has(source))
  const refuse = (): AppError =>
    queryInvalid('columns', 'several', { names: offered.map(({ source }) => source) })
  if (new Set(names).size < names.length) throw refuse()
  return names.map((name) => {
    const field = offered.find(({ source }) => source === name)
    if (!field) throw refuse()
    return field
  })
}

function withId(fields: readonly Field[]): readonly Field[] {
  const isThere = fields.some(({ source }) => source === 'id')
  return isThere ? fields : [{ source: 'id', type: 'text', sortable: true }, ...fields]
}

function answeredNames(table: Table): ReadonlySet<string> {
  const properties = [...table.derivedNames, ...table.links].map(({ property }) => property)
  return new Set(['id', ...answeredColumns(table).map(({ name }) => name), ...properties])
}

/**
 * A time zone by its name. Refuses offsets such as `+08:00`, which newer engines accept and PostgreSQL reads with reversed
 * sign.
 */
export function readZone(zone = 'UTC'): string {
  if (/^[+-]/u.test(zone)) throw queryInvalid('zone', 'zone')
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw queryInvalid('zone', 'zone')
  }
}
