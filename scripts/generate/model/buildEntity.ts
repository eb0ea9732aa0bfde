import type { JsonObject } from '#shared/contracts/Json.ts'
import type { EntityKind } from '#shared/contracts/Table.ts'
import type { LoadedSchema } from '../load/LoadedSchema.ts'
import { textOf } from '../load/readJson.ts'
import type { Entity, Property } from '../contracts/Model.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { buildProperty } from './buildProperty.ts'
import { buildInputSchema, buildRecordSchema } from './schemas/buildSchemas.ts'
import {
  actionsOf,
  columnsOf,
  displayOf,
  filtersOf,
  groupsOf,
  orderOf,
  searchOf,
  calendarOf,
  tasksOf,
} from './entityParts.ts'
import { wordsOf } from './names/labelOf.ts'
import { menuOf } from './menuOf.ts'
import { humanise, kebabCase, pascalCase, pluralOf, snakeCase } from '#shared/words/nameForms.ts'
import { noOverlapOf } from './across/noOverlapOf.ts'
import { pluralLabel } from './names/pluralLabel.ts'
import { statesOf } from './statesOf.ts'
import { uniqueKeysOf } from './across/uniqueKeysOf.ts'

const kinds: readonly EntityKind[] = ['collection', 'tree', 'single', 'log']

/** One entity in the form that everything after the schemas uses. */
export const buildEntity = memoize((schema: LoadedSchema): Entity => {
  const { name, file, value } = schema
  const own = objectOf(value['x-entity'])
  const kind = kindOf(own)
  const properties = propertiesOf(schema)
  const menu = menuOf(own, name)
  const display = displayOf(own, properties)
  const states = statesOf(value, properties, menu.code)
  const parent = textOf(own['parent'])
  const renamedFrom = textOf(own['renamedFrom'])
  const record = { display, ...(states ? { states } : {}), ...(parent === undefined ? {} : { parent }) }
  return {
    name,
    typeName: pascalCase(name),
    tableName: snakeCase(name),
    file,
    kind,
    path: entityPath(own, name),
    ...wordsFor(own, value, name),
    ...record,
    order: orderOf(own, properties),
    search: searchOf(own, properties, display),
    columns: columnsOf(own, properties, record),
    filters: filtersOf(own, properties, display),
    groups: groupsOf(own),
    tasks: tasksOf(own),
    ...calendarPart(own),
    icon: textOf(own['icon']) ?? 'Article',
    menu,
    actions: actionsOf(own, kind),
    unique: uniqueKeysOf(own, properties, snakeCase(name)),
    noOverlap: noOverlapOf(own, snakeCase(name)),
    softDelete: own['softDelete'] === true,
    ownedBy: textsOf(own['ownedBy']),
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    properties,
    inputSchema: buildInputSchema(value, properties, kind),
    recordSchema: buildRecordSchema(value, properties, kind),
  }
})

function calendarPart(own: JsonObject): Pick<Entity, 'calendar'> {
  const calendar = calendarOf(own)
  return calendar ? { calendar } : {}
}

/** The kind of an entity's records, by its x-entity. */
export function kindOf(own: JsonObject): EntityKind {
  return kinds.find((choice) => choice === own['kind']) ?? 'collection'
}

/** The path of an entity's calls below the API base. */
export function entityPath(own: JsonObject, name: string): string {
  return textOf(own['path']) ?? `/${pluralOf(kebabCase(name))}`
}

/** The properties of an entity, without `id`, which every record has. */
export const propertiesOf = memoize(({ value, dialect }: LoadedSchema): Property[] => {
  const readOnly = kindOf(objectOf(value['x-entity'])) === 'log'
  const required = textsOf(value['required'])
  return Object.entries(objectOf(value['properties']))
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) =>
      buildProperty(name, schema, { required: required.includes(name), readOnly, dialect }),
    )
})

function wordsFor(
  own: JsonObject,
  value: JsonObject,
  name: string,
): Pick<Entity, 'label' | 'plural' | 'deleteConfirm'> {
  const title = textOf(value['title'])?.trim() || humanise(name)
  const label = wordsOf(own['label']) ?? { zh: title, en: title }
  const plural = wordsOf(own['plural']) ?? { zh: label.zh, en: pluralLabel(label.en) }
  const deleteConfirm = wordsOf(own['deleteConfirm']) ?? {
    zh: `确定要删除该${label.zh}吗？`,
    en: `Are you sure you want to delete this ${withinSentence(label.en, 'en')}?`,
  }
  return { label, plural, deleteConfirm }
}
