import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import { pageRowsAtMost, pageRowsUsually } from '#shared/contracts/pageLimits.ts'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { FilterMatch } from '#shared/fields/ColumnType.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { Entity, Model, Property } from '../../contracts/Model.ts'
import { rowReferencesOf } from '../../model/references/rowReferences.ts'
import { bilingual } from './bilingual.ts'

const suffixes = '_eq _ne _gt _gte _lt _lte _like _null'
/** The further suffix for references to nodes of a tree. */
const within = '_within'

/** The parameter that names the records of a bulk call. */
export const idsParameter = jsonParameter('filter', `The records, at most ${recordsAtMost}: \`{"id":[…]}\``, {
  type: 'object',
  properties: {
    id: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: recordsAtMost },
  },
  required: ['id'],
})

/** The parameter that lets a bulk call change only the records that can be changed. */
export const partlyParameter = {
  name: 'partly',
  in: 'query',
  description:
    '能改的逐条修改，并说明其余为何不能；否则全部修改或全部不改 · Change each record that can be changed, and report why others cannot; otherwise all or none',
  schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
} as const satisfies JsonObject

/** The parameter that adds the history of rows that are records of their own. */
export const rowsParameter = parameter('rows', 'Also what became of its rows', {
  type: 'string',
  enum: ['true', 'false'],
  default: 'false',
})

/** The parameters of a list, in react-admin's dialect and in the plain one; the names of `further` ones are taken. */
export function listParameters(
  entity: Entity,
  model: Model,
  further: readonly JsonObject[] = [],
): JsonObject[] {
  const taken = new Set([...ownNames, ...further.map(({ name }) => name)])
  // A property whose name equals a comparison of another one keeps its name.
  const properties = new Set<unknown>(entity.properties.map(({ name }) => name))
  const filtered = entity.properties.filter(({ filter }) => filter !== undefined)
  const sortable = ['id', ...entity.properties.filter(({ sortable }) => sortable).map(({ name }) => name)]
  const toTrees = referencesToTrees(entity, model)
  const endings = toTrees.length > 0 ? `${suffixes} ${within}` : suffixes
  return [
    jsonParameter(
      'filter',
      `Filters as one JSON object; a name may end in ${endings}${overWords(entity)}; "${orFilterName}" holds a list of such objects, of which a record must meet one`,
      {
        type: 'object',
      },
    ),
    jsonParameter('range', `First and last row, counted from 0, at most ${pageRowsAtMost} rows`, {
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      minItems: 2,
      maxItems: 2,
      examples: [[0, 19]],
    }),
    parameter('sort', `["property","ASC"], or property, or -property. One of: ${sortable.join(', ')}`, {
      type: 'string',
      examples: [`["${sortable[1] ?? 'id'}","DESC"]`, `-${sortable[1] ?? 'id'}`],
    }),
    ...pageParameters,
    ...(entity.search.length > 0
      ? [parameter('q', `Free search in: ${entity.search.join(', ')}`, text), allParameter]
      : []),
    ...filtered.flatMap((property) => [
      filterParameter(property, taken),
      ...rangeParameters(property).filter(({ name }) => !properties.has(name)),
    ]),
    ...entity.properties.flatMap((property) => linkParameters(property, taken)),
    ...entity.properties.flatMap(rowParameters),
    ...toTrees.map(({ name, label }) =>
      parameter(`${name}${within}`, `${bilingual(label)} (the node or any below it)`, text),
    ),
  ]
}

/** The hint that conditions may be about properties of referred records, if there are references. */
function overWords({ properties }: Entity): string {
  const over = properties.filter(({ reference, filter }) => reference && filter !== undefined)
  if (over.length === 0) return ''
  const names = over.map(({ name, reference }) => `${name}.<property of ${reference?.entity ?? ''}>`)
  return `, and may be a property of what a reference leads to, for callers who may read that list: ${names.join(', ')}`
}

const text = { type: 'string' } as const satisfies JsonObject

/** The parameter that forbids a search to stop after many records. */
const allParameter = parameter(
  'q_all',
  'Look through all records, where a search may stop after the first 30,000 that meet the other filters and say so in X-Search-Partial',
  { type: 'string', enum: ['true', 'false'], default: 'false' },
)

/** The parameters for a page of many rows, in the plain dialect. */
export const pageParameters: JsonObject[] = [
  parameter('current', 'Page, counted from 1', { type: 'integer', minimum: 1, default: 1 }),
  parameter('pageSize', 'Rows of a page', {
    type: 'integer',
    minimum: 1,
    maximum: pageRowsAtMost,
    default: pageRowsUsually,
  }),
]

/** The parameters of a look-up: ids, a search text, and the properties that limit references; only the first page is answered. */
export function optionParameters({ search, lookupFilters = [] }: Entity): JsonObject[] {
  const ids = { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: pageRowsAtMost }
  const limits = lookupFilters.map((name) => [`${name}_eq`, { description: 'A value, or a list of them' }])
  const named = limits.length > 0 ? ', and those that a reference may be set to, by their values' : ''
  return [
    jsonParameter('filter', `Records by their ids: \`{"id":[…]}\`${named}`, {
      type: 'object',
      properties: { id: ids, ...Object.fromEntries(limits) },
      additionalProperties: false,
    }),
    parameter('q', `Free search in: ${search.join(', ')}`, text),
    parameter('pageSize', 'Rows of the first page; nobody gets another one', {
      type: 'integer',
      minimum: 1,
      maximum: pageRowsAtMost,
      default: pageRowsUsually,
    }),
  ]
}

/** The parameter names that a list reads before it looks for a property of that name. */
const ownNames = ['filter', 'range', 'sort', 'current', 'pageSize', 'q', 'q_all']

const comparisons: Readonly<Record<FilterMatch, string>> = {
  contains: 'contains',
  equals: 'equals',
  holds: 'one of them equals',
}

function filterParameter(
  { name, label, filter = 'equals', options }: Property,
  taken: ReadonlySet<unknown>,
): JsonObject {
  const words = options && [...new Set(['all', ...options.map(({ value }) => value)])]
  return parameter(
    taken.has(name) ? `${name}_${filter === 'contains' ? 'like' : 'eq'}` : name,
    `${bilingual(label)} (${comparisons[filter]})`,
    words ? { type: 'string', enum: words } : text,
  )
}

function rangeParameters({ name, label, field }: Property): JsonObject[] {
  if (!factsOf(field).ranged) return []
  return [
    parameter(`${name}_gte`, `${bilingual(label)} (at least)`, text),
    parameter(`${name}_lte`, `${bilingual(label)} (at most)`, text),
  ]
}

function linkParameters({ name, label, link }: Property, taken: ReadonlySet<unknown>): JsonObject[] {
  if (!link) return []
  const named = taken.has(name) ? `${name}_eq` : name
  return [parameter(named, `${bilingual(label)} (one of them equals)`, text)]
}

function rowParameters(property: Property): JsonObject[] {
  return rowReferencesOf(property).map(({ key }) =>
    parameter(`${property.name}.${key}`, `${bilingual(labelInRows(property, key))} (in any row)`, text),
  )
}

function labelInRows({ label, properties = [] }: Property, key: string): Text {
  const inner = properties.find(({ name }) => name === key)?.label ?? label
  return { zh: `${label.zh}：${inner.zh}`, en: `${label.en}: ${inner.en}` }
}

interface NamedReference {
  name: string
  label: Text
}

/** The references by which a list can be filtered and that lead to nodes of trees. */
function referencesToTrees({ properties }: Entity, { entities }: Model): NamedReference[] {
  const isTree = (name: string) => entities.some((each) => each.name === name && each.kind === 'tree')
  return properties.flatMap((property) => {
    const { name, label, filter, reference, link } = property
    const own = link ?? (filter === undefined ? undefined : reference)
    const inRows = rowReferencesOf(property).filter(({ entity }) => isTree(entity))
    return [
      ...(own && isTree(own.entity) ? [{ name, label }] : []),
      ...inRows.map((row) => ({ name: `${name}.${row.key}`, label: labelInRows(property, row.key) })),
    ]
  })
}

/** A query parameter. */
export function parameter(name: string, description: string, schema: JsonObject): JsonObject {
  return { name, in: 'query', description, schema }
}

function jsonParameter(name: string, description: string, schema: JsonObject): JsonObject {
  return { name, in: 'query', description, content: { 'application/json': { schema } } }
}
