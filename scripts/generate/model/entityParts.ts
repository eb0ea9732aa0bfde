import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ListConditions } from '#shared/contracts/ListConditions.ts'
import type { EntityKind, Order } from '#shared/contracts/Table.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../load/readJson.ts'
import { isRule } from './isRule.ts'
import type { Entity, Property } from '../contracts/Model.ts'
import { comparedValues } from './across/partsOfRule.ts'
import { wordsOf } from './names/labelOf.ts'
import { humanise } from '#shared/words/nameForms.ts'
import { isListed, isShowable, defaultColumns } from './defaultColumns.ts'

/** The property that names a record: the declared one, else one called name or title, else the first text. */
export function displayOf(own: JsonObject, properties: readonly Property[]): string {
  const named = textOf(own['display'])
  if (named !== undefined) return named
  const texts = properties.filter(isShortText)
  const usual = ['name', 'title', 'label', 'code'].map((name) => texts.find((text) => text.name === name))
  const first =
    usual.find(Boolean) ??
    texts[0] ??
    properties.find(isListed) ??
    properties.find(({ field }) => field === 'longText')
  return first?.name ?? 'id'
}

/** The default order: `-createdAt` is descending. By default by sequence if there is one, then the newest first. */
export function orderOf(own: JsonObject, properties: readonly Property[]): Order[] {
  const named = textsOf(own['order'])
  if (named.length > 0) return named.map(orderPart)
  const sequence = properties.find(({ name, column }) => name === 'sequence' && column?.type === 'integer')
  const created = properties.find(({ auto }) => auto === 'created')
  return [...(sequence ? [orderPart('sequence')] : []), orderPart(created ? `-${created.name}` : '-id')]
}

function orderPart(text: string): Order {
  return text.startsWith('-')
    ? { property: text.slice(1), direction: 'DESC' }
    : { property: text, direction: 'ASC' }
}

/** The text columns that the free search looks through. */
export function searchOf(own: JsonObject, properties: readonly Property[], display: string): string[] {
  if (own['search'] !== undefined) return textsOf(own['search'])
  return properties
    .filter((property) => property.name === display && isShortText(property))
    .map(({ name }) => name)
}

/** The columns of the list: the declared ones, else those that tell most about a record, with all others to choose from. */
export function columnsOf(
  own: JsonObject,
  properties: readonly Property[],
  record: Pick<Entity, 'display' | 'states' | 'parent'>,
): Entity['columns'] {
  if (own['list'] === undefined) {
    const telling = defaultColumns(properties, record)
    const others = own['kind'] === 'single' ? [] : otherColumns(properties, telling, record.parent)
    return [...telling.map(({ name }) => ({ source: name, hidden: false })), ...others]
  }
  return listOf(own['list']).map((item) => {
    if (!isJsonObject(item)) return { source: textOf(item) ?? '', hidden: false }
    const width = numberOf(item['width'])
    return {
      source: textOf(item['source']) ?? '',
      hidden: item['hidden'] === true,
      ...(width === undefined ? {} : { width }),
    }
  })
}

/** The columns that people can choose besides those that tell most about a record. */
function otherColumns(
  properties: readonly Property[],
  telling: readonly Property[],
  parent: string | undefined,
): Entity['columns'] {
  const others = properties.filter((each) => isShowable(each) && !telling.includes(each))
  return others.flatMap(({ name }) =>
    name === parent ? [] : [{ source: name, hidden: true, isUnnamed: true }],
  )
}

/** The filters above the list: the declared ones, else the display text and up to three choices. */
export function filtersOf(
  own: JsonObject,
  properties: readonly Property[],
  display: string,
): Entity['filters'] {
  if (own['filters'] !== undefined) {
    return listOf(own['filters']).map((item) => ({
      source: textOf(isJsonObject(item) ? item['source'] : item) ?? '',
      as: isJsonObject(item) && item['as'] === 'range' ? 'range' : 'match',
    }))
  }
  const shown = properties.filter(({ name, filter }) => name === display && filter !== undefined)
  const choices = properties
    .filter((property) => factsOf(property.field).filteredFirst && !isRule(property))
    .slice(0, 3)
  return [...new Set([...shown, ...choices])].map(({ name }) => ({ source: name, as: 'match' }))
}

/** The titled groups of form and detail. */
export function groupsOf(own: JsonObject): Entity['groups'] {
  return listOf(own['groups']).flatMap((group) => {
    if (!isJsonObject(group)) return []
    const name = textOf(group['name']) ?? ''
    const title = humanise(name)
    const label = wordsOf(group['label']) ?? { zh: title, en: title }
    return [{ name, label, fields: textsOf(group['fields']) }]
  })
}

/** The tasks that wait for a person. */
export function tasksOf(own: JsonObject): Entity['tasks'] {
  return listOf(own['tasks']).flatMap((task) => {
    if (!isJsonObject(task)) return []
    const name = textOf(task['name']) ?? ''
    const title = humanise(name)
    const where = listConditionsOf(task['where'])
    return [{ name, label: wordsOf(task['label']) ?? { zh: title, en: title }, where }]
  })
}

/** The properties whose dates or moments place records in the list's calendar. */
export function calendarOf(own: JsonObject): Entity['calendar'] {
  const { from, to } = objectOf(own['calendar'])
  const [begin, end] = [textOf(from), textOf(to)]
  return begin === undefined ? undefined : { from: begin, ...(end === undefined ? {} : { to: end }) }
}

/** Conditions by property, in the form of a list's filters. */
export function listConditionsOf(where: Json | undefined): ListConditions {
  const known = Object.entries(objectOf(where)).flatMap(([source, value]) => {
    const [first, ...others] = comparedValues(value)
    if (first === undefined) return []
    return [[source, others.length > 0 ? [first, ...others] : first] as const]
  })
  return Object.fromEntries(known)
}

const allActions = ['create', 'edit', 'delete', 'restore', 'purge', 'export', 'import'] as const
const actionsOfKind: Readonly<Record<EntityKind, readonly string[]>> = {
  collection: ['create', 'edit', 'delete', 'export'],
  tree: ['create', 'edit', 'delete'],
  single: ['edit'],
  log: ['export'],
}

/** The actions on the records, which are buttons with codes of their own. */
export function actionsOf(own: JsonObject, kind: EntityKind): Entity['actions'] {
  const named = own['actions'] === undefined ? actionsOfKind[kind] : textsOf(own['actions'])
  return allActions.filter((action) => named.includes(action))
}

function isShortText({ field, column, access }: Property): boolean {
  return field === 'text' && column?.type === 'text' && access !== 'writeOnly'
}
