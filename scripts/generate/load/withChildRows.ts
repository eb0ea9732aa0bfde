import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { expandSchemas } from './expandSchemas.ts'
import type { Lead } from './expandSchemas.ts'
import type { LoadedSchema } from './LoadedSchema.ts'
import { textOf } from './readJson.ts'

/** The schemas, with each list of another entity's records ("x-children") given the shape of its rows. */
export const withChildRows = expandSchemas(childrenIn, (part, child, { name }) =>
  withItems(part, child, name),
)

/** The lists of a schema whose rows are records of another entity. */
function childrenIn({ value }: LoadedSchema): Lead[] {
  return Object.entries(objectOf(value['properties'])).flatMap(([property, part]) => {
    const entity = textOf(objectOf(objectOf(part)['x-children'])['entity'])
    return entity === undefined ? [] : [{ property, entity }]
  })
}

function withItems(part: JsonObject, child: LoadedSchema, owner: string): JsonObject {
  const { of = ownReference(child, owner) ?? null, ...words } = objectOf(part['x-children'])
  const without = [of, words['order']].filter((name) => typeof name === 'string')
  return {
    type: 'array',
    ...part,
    items: rowOf(child.value, without),
    'x-children': {
      ...words,
      ...(of === null ? {} : { of }),
      ...(objectOf(child.value['x-entity'])['softDelete'] === true ? { kept: true } : {}),
    },
  }
}

/** The references of an entity to another one. */
export function referencesTo({ value }: Pick<LoadedSchema, 'value'>, owner: string): string[] {
  return Object.entries(objectOf(value['properties'])).flatMap(([name, part]) =>
    objectOf(objectOf(part)['x-reference'])['entity'] === owner ? [name] : [],
  )
}

function ownReference(child: LoadedSchema, owner: string): string | undefined {
  const [only, ...others] = referencesTo(child, owner)
  return others.length === 0 ? only : undefined
}

/** A record as a row: its properties without its owner and its order. */
function rowOf(child: JsonObject, without: readonly string[]): JsonObject {
  const { 'x-entity': entity, properties, required } = child
  const once = uniqueAlone(objectOf(entity))
  const taken = Object.entries(objectOf(properties)).flatMap(([name, part]): [string, JsonObject][] => {
    const isLeftOut = name === 'id' || without.includes(name) || !isJsonObject(part) || isLeftOutOfRows(part)
    return isLeftOut ? [] : [[name, part]]
  })
  const names = new Set(taken.filter(([, part]) => !isSetByServer(part)).map(([name]) => name))
  const parts = taken.map(([name, part]): [string, JsonObject] => {
    const row = partOfRow(part, names)
    return [name, belongsToOneRecord(part) || once.has(name) ? { ...row, 'x-copy': false } : row]
  })
  const given = parts.filter(([, part]) => part['readOnly'] !== true).map(([name]) => name)
  const demanded = textsOf(required).filter((name) => given.includes(name))
  return { type: 'object', required: demanded, properties: { id, ...Object.fromEntries(parts) } }
}

const id = { type: 'string', format: 'uuid', readOnly: true } as const

/** Whether a property has no place in a row: it is never answered, has a table of its own, or repeats a name. */
export function isLeftOutOfRows(part: JsonObject): boolean {
  const { 'x-secret': secret, 'x-name-of': nameOf, 'x-children': children, writeOnly, items } = part
  if (secret !== undefined || nameOf !== undefined || children !== undefined || writeOnly === true)
    return true
  const inItems = [objectOf(items), ...Object.values(objectOf(objectOf(items)['properties']))]
  return inItems.some((inner) => objectOf(inner)['x-reference'] !== undefined)
}

// Keywords about the record by itself; its own validator and its rules enforce them.
const ownKeywords = new Set(
  'x-unique x-at-most x-renamed-from x-match x-states x-number x-convert x-auto'.split(' '),
)
const made = ['x-auto', 'x-computed', 'x-number', 'x-states']

function partOfRow(part: JsonObject, names: ReadonlySet<string>): JsonObject {
  const kept = Object.fromEntries(Object.entries(part).filter(([keyword]) => !ownKeywords.has(keyword)))
  const { 'x-reference': reference, 'x-show-when': showWhen, ...others } = kept
  return {
    ...others,
    ...(isJsonObject(showWhen) ? { 'x-show-when': amongThose(showWhen, names) } : {}),
    ...(isJsonObject(reference) ? { 'x-reference': inRow(reference) } : {}),
    ...(isSetByServer(part) ? { readOnly: true } : {}),
  }
}

/** Whether a value belongs to one record alone: it is unique, or a private file that only its uploader can put elsewhere. */
function belongsToOneRecord(part: JsonObject): boolean {
  return part['x-unique'] === true || part['x-private'] === true
}

/** The properties that are unique by themselves, by the entity's keyword. */
function uniqueAlone({ unique }: JsonObject): ReadonlySet<string> {
  const fields = listOf(unique).map((key) => textsOf(isJsonObject(key) ? key['fields'] : key))
  return new Set(fields.flatMap((names) => (names.length === 1 ? names : [])))
}

function isSetByServer(part: JsonObject): boolean {
  return made.some((keyword) => part[keyword] !== undefined)
}

/** Keeps the conditions on properties that are entered in the row's form. */
function amongThose(conditions: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => names.has(name)))
}

/** Leaves out the deletion rule, which the entity itself declares. */
function inRow(reference: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(reference).filter(([name]) => name !== 'onDelete'))
}
