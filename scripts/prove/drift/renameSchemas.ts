import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { freshWord, freshName } from './Name.ts'
import type { Name, NameKind } from './Name.ts'
import { renameDashboards } from './renameDashboards.ts'
import { schemaFiles } from './namesOf.ts'
import { renamedExpression, renameThrough } from './renamedExpression.ts'
import type { RenameThrough } from './renamedExpression.ts'
import { renamedLimit, withRenamedValues } from './renamedLimit.ts'
import type { NamesOf } from './renamedLimit.ts'
import { withoutCallers } from './withoutCallers.ts'

/** Renames all names of one kind in the schemas of a copy, in a way that keeps data. */
export function renameSchemas(root: string, kind: NameKind, names: readonly Name[]): void {
  renameDashboards(root, kind, names)
  for (const file of schemaFiles(root)) {
    const entity = parse(file).name
    const own = names.filter((name) => name.kind === kind && (kind === 'entity' || name.entity === entity))
    const schema: Json = JSON.parse(readFileSync(file, 'utf8'))
    const others = (other: string) =>
      new Set(names.filter((name) => name.kind === kind && name.entity === other).map(({ name }) => name))
    const renamed = renamers[kind](schema, { own: new Set(own.map(({ name }) => name)), of: others }, entity)
    writeFileSync(file, `${JSON.stringify(renamed, null, 2)}\n`)
    if (kind === 'entity') renameSync(file, join(dirname(file), `${freshWord(entity)}.json`))
  }
}

/** The renamed names of a schema itself, and of the others. */
interface Names {
  own: ReadonlySet<string>
  of: (entity: string) => ReadonlySet<string>
}

type Renamer = (schema: Json, names: Names, entity: string) => Json

const renamers: Record<NameKind, Renamer> = {
  property: (schema, names) => withProperties(schema, names),
  value: (schema, names) => withValues(schema, names),
  move: (schema, { own: names }) =>
    mapped(schema, (key, value) =>
      key === 'code' && typeof value === 'string' && names.has(value) ? freshWord(value) : undefined,
    ),
  entity: (schema, { own: names }, entity) =>
    mapped(withoutCallers(schema), (key, value) => {
      if (key === 'entity' && typeof value === 'string' && names.has(value)) return freshWord(value)
      if (key !== 'x-entity' || !isJsonObject(value)) return undefined
      return { ...value, renamedFrom: entity }
    }),
}

/** Keywords of x-entity whose texts are properties. */
const naming: ReadonlySet<string> = new Set(['display', 'parent', 'order', 'search', 'fields', 'ownedBy'])
/** Keywords of a property whose text is a property. */
const namingOne: ReadonlySet<string> = new Set(['x-name-of', 'x-at-most'])
const namingKeys: ReadonlySet<string> = new Set(['where', 'x-show-when'])

function withProperties(schema: Json, { own: names, of }: Names): Json {
  const renamed = (name: string): string => {
    const [, sign = '', bare = name] = /^(-?)(.*)$/u.exec(name) ?? []
    return names.has(bare) ? `${sign}${freshName(bare)}` : name
  }
  const texts = (value: Json): Json => {
    if (typeof value === 'string') return renamed(value)
    return Array.isArray(value) ? value.map((each) => (isJsonObject(each) ? each : texts(each))) : value
  }
  const { properties: declared } = objectOf(schema)
  return mapped(schema, (key, value) => {
    if (key === 'calendar' && isJsonObject(value)) return mappedTexts(value, renamed)
    if (key === 'unique' || key === 'noOverlap') return withRules(value, renamed, texts)
    if (naming.has(key) || key === 'required') return texts(value)
    if (key === 'list' || key === 'filters') return withSources(value, renamed, texts)
    if (namingKeys.has(key) && isJsonObject(value)) return withKeys(value, renamed)
    if (key === 'dependencies' && isJsonObject(value)) return withDependencies(value, renamed, texts)
    if (key !== 'properties' || !isJsonObject(value)) return undefined
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        renamed(name),
        {
          ...objectOf(withReferences([name, part], { own: renamed, through: renameThrough(value, of), of })),
          // Only real properties get the old name: their columns hold data, while conditions only mention properties.
          ...(value === declared && names.has(name) && { 'x-renamed-from': name }),
        },
      ]),
    )
  })
}

/** Renames in the dependencies between properties. */
function withDependencies(
  dependencies: JsonObject,
  renamed: (name: string) => string,
  texts: (value: Json) => Json,
): Json {
  const entries = Object.entries(dependencies).map(([name, others]) => [renamed(name), texts(others)])
  return Object.fromEntries(entries)
}

/** Renames in the rules across records. */
function withRules(rules: Json, renamed: (name: string) => string, texts: (value: Json) => Json): Json {
  return listOf(rules).map((rule) =>
    isJsonObject(rule)
      ? mapped(rule, (key, value) => {
          if (key === 'message') return value
          return key === 'where' && isJsonObject(value) ? withKeys(value, renamed) : texts(value)
        })
      : texts(rule),
  )
}

/** The renamings of names: of the record itself, of values read through a property, and of other entities. */
interface Renaming {
  own: (name: string) => string
  through: RenameThrough
  of: NamesOf
}

/** Renames in the keywords with which one property refers to others. */
function withReferences([property, part]: readonly [string, Json], renaming: Renaming): Json {
  const { own: renamed, through } = renaming
  return Object.fromEntries(
    Object.entries(objectOf(part)).map(([key, value]) => {
      if (namingOne.has(key) && typeof value === 'string') return [key, renamed(value)]
      if (key === 'x-default' || key === 'x-computed')
        return [key, mappedTexts(value, (text) => renamedExpression(text, renamed, through))]
      if (key === 'items' || key === 'properties') return [key, withExpressionsInside(value, renaming)]
      if (key === 'x-reference') return [key, renamedLimit(value, renaming)]
      if (key === 'x-children') return [key, withRowNames(value, (name) => through(property, name) ?? name)]
      if (key === 'x-states') return [key, withStates(value, renamed)]
      if (key === 'x-number' && typeof value === 'string')
        return [key, value.replaceAll(/(?<=\{)[^{}]+(?=\})/gu, renamed)]
      return [key, key === 'x-show-when' && isJsonObject(value) ? withKeys(value, renamed) : value]
    }),
  )
}

/** Renames in computations inside rows or objects, where a name means a part first; parts are not renamed. */
function withExpressionsInside(inside: Json, renaming: Renaming): Json {
  const { own: renamed, through, of } = renaming
  const { properties } = objectOf(inside)
  const parts = objectOf(isJsonObject(properties) ? properties : inside)
  const own = (name: string) => (Object.hasOwn(parts, name) ? name : renamed(name))
  const ofPart = renameThrough(parts, of)
  const throughFirst = (name: string, read: string) =>
    Object.hasOwn(parts, name) ? ofPart(name, read) : through(name, read)
  return mapped(inside, (key, value) => {
    if (key === 'x-reference') return renamedLimit(value, { own, through: throughFirst, of })
    return key === 'x-computed' && typeof value === 'string'
      ? renamedExpression(value, own, through)
      : undefined
  })
}

/** Renames the properties that a list names of its child records. */
function withRowNames(children: Json, renamed: (name: string) => string): Json {
  return mapped(children, (key, value) => (key === 'entity' ? value : mappedTexts(value, renamed)))
}

/** Renames in the states: the inputs, settings and conditions of moves, and the locks. */
function withStates(states: Json, renamed: (name: string) => string): Json {
  const texts = (value: Json): Json => mappedTexts(value, renamed)
  return mapped(states, (key, value) => {
    if (key === 'asks') return withSources(value, renamed, texts)
    if (key === 'sets' && isJsonObject(value)) return withKeys(value, renamed)
    if (key === 'fields' || key === 'required' || key === 'source') return texts(value)
    if (key !== 'properties' && key !== 'dependencies') return undefined
    return isJsonObject(value) ? withKeys(value, renamed) : undefined
  })
}

function mappedTexts(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value)
  if (isJsonObject(value)) return mapped(value, (_, part) => mappedTexts(part, change))
  return Array.isArray(value) ? value.map((each) => mappedTexts(each, change)) : value
}

function withSources(value: Json, renamed: (name: string) => string, texts: (value: Json) => Json): Json {
  if (!Array.isArray(value)) return value
  return value.map((each) => {
    if (!isJsonObject(each)) return texts(each)
    const { source } = each
    return { ...each, ...(typeof source === 'string' && { source: renamed(source) }) }
  })
}

function withKeys(value: JsonObject, renamed: (name: string) => string): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [renamed(name), part]))
}

const valued: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'value',
  'default',
  'from',
  'to',
  'in',
  'initial',
])

function withValues(schema: Json, { own: names, of }: Names): Json {
  const texts = (value: Json): Json => {
    if (typeof value === 'string') return names.has(value) ? freshName(value) : value
    if (Array.isArray(value)) return value.map(texts)
    return isJsonObject(value) ? mapped(value, (_, part) => texts(part)) : value
  }
  return mapped(schema, (key, value) => {
    if (namingKeys.has(key)) return texts(value)
    if (key !== 'properties' || !isJsonObject(value)) return undefined
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withConversion(part, texts, of)]),
    )
  })
}

/** Adds a conversion of the stored values to the renamed ones. */
function withConversion(property: Json, texts: (value: Json) => Json, of: NamesOf): Json {
  const former = listOf(objectOf(property)['oneOf']).map((each) => objectOf(each)['const'])
  const values = former.filter((value) => typeof value === 'string')
  const renamed = mapped(property, (key, value) => {
    if (key === 'x-reference') return withRenamedValues(value, of)
    return valued.has(key) || key === 'x-show-when' ? texts(value) : undefined
  })
  if (values.length === 0 || !isJsonObject(renamed)) return renamed
  const map = Object.fromEntries(values.map((value) => [value, freshName(value)]))
  return { ...renamed, 'x-convert': { map } }
}

/** A copy with each entry of its objects replaced for which `change` returns a value; other entries are searched. */
function mapped(value: Json, change: (key: string, value: Json) => Json | undefined): Json {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, change(key, part) ?? mapped(part, change)]),
  )
}
