import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Document } from './Document.ts'
import { findTarget } from './findTarget.ts'
import type { OpenDocument } from './findTarget.ts'
import { Origins } from './Origins.ts'
import type { Problem } from './Problem.ts'
import { isAnnotation } from './isAnnotation.ts'
import { isDialect } from './isDialect.ts'
import { pointerOf, textOf, valueAt } from './readJson.ts'
import type { Path } from './readJson.ts'
import { holdsSchemas, subschemaKinds } from './subschemas.ts'

/** A schema with every $ref inlined; only references of recursive schemas stay, as `#/definitions/<name>` of the result. */
export interface Resolved {
  value: JsonObject
  origins: Origins
  problems: readonly Problem[]
}

interface Place {
  document: Document
  path: Path
  /** The targets being inlined around this place. */
  inside: readonly string[]
}

// Enough for any schema that a person can survey; a chain of references that doubles at each step ends here.
const largest = 20_000

/** Inlines the references of a schema; keywords beside a $ref apply too, and override the target's in our dialect. */
export function resolveReferences(document: Document, open: OpenDocument): Resolved {
  const resolver = new Resolver(open, isDialect(document.value))
  const value = objectOf(resolver.schemaAt({ document, path: [], inside: [keyOf(document, [])] }))
  const definitions = resolver.recursiveDefinitions()
  const { origins, problems } = resolver
  if (Object.keys(definitions).length === 0) return { value, origins, problems }
  return { value: origins.inherit({ ...value, definitions }, value), origins, problems }
}

class Resolver {
  readonly origins = new Origins()
  readonly problems: Problem[] = []
  readonly #open: OpenDocument
  readonly #dialect: boolean
  readonly #recursive = new Map<string, { name: string; place: Place }>()
  #size = 0

  constructor(open: OpenDocument, dialect: boolean) {
    this.#open = open
    this.#dialect = dialect
  }

  /** The schema at a place, with its references inlined. */
  schemaAt(place: Place): Json {
    const value = valueAt(place.document.value, place.path)
    if (!isJsonObject(value)) return value === undefined ? {} : value
    this.#size += 1
    if (this.#size > largest) return this.#tooLarge(place)
    const reference = textOf(value['$ref'])
    const own = this.#keywordsAt(value, place)
    if (reference === undefined) return own
    return this.#beside(this.#target(reference, place), own)
  }

  /** The recursive definitions, each resolved once. */
  recursiveDefinitions(): JsonObject {
    const made = new Map<string, Json>()
    // Resolving one may find another: the map grows during the iteration.
    for (const [key, { name, place }] of this.#recursive) {
      const value = this.schemaAt({ ...place, inside: [key] })
      made.set(name, isBareReference(value) ? this.#refuse(place, endless) : value)
    }
    return Object.fromEntries(made)
  }

  #keywordsAt(schema: JsonObject, place: Place): JsonObject {
    const entries = Object.entries(schema)
      // A $ref that is not a text has no target; it stays, so that it can be refused.
      .filter(([keyword, value]) => keyword !== '$ref' || textOf(value) === undefined)
      .filter(([keyword]) => !['definitions', '$defs'].includes(keyword))
      .map(([keyword, value]): [string, Json] => [keyword, this.#keywordAt(keyword, value, place)])
    return this.origins.note(Object.fromEntries(entries), place)
  }

  #keywordAt(keyword: string, value: Json, place: Place): Json {
    const at = below(place, keyword)
    if (!holdsSchemas(keyword)) return this.#copy(value, at)
    if (isJsonList(value))
      return this.origins.note(
        value.map((_, index) => this.schemaAt(below(at, index))),
        at,
      )
    if (subschemaKinds[keyword] !== 'map' || !isJsonObject(value)) return this.schemaAt(at)
    const entries = Object.entries(value).map(([name, item]): [string, Json] => [
      name,
      isJsonList(item) ? this.#copy(item, below(at, name)) : this.schemaAt(below(at, name)),
    ])
    return this.origins.note(Object.fromEntries(entries), at)
  }

  /** Copies values that are not schemas unchanged and records their places. */
  #copy(value: Json, place: Place): Json {
    if (isJsonList(value))
      return this.origins.note(
        value.map((item, index) => this.#copy(item, below(place, index))),
        place,
      )
    if (!isJsonObject(value)) return value
    const entries = Object.entries(value).map(([key, item]): [string, Json] => [
      key,
      this.#copy(item, below(place, key)),
    ])
    return this.origins.note(Object.fromEntries(entries), place)
  }

  #target(reference: string, place: Place): Json {
    const target = findTarget(reference, place, this.#open)
    if ('message' in target) return this.#refuse(place, target)
    const isEntity = target.path.length === 0 && Object.hasOwn(objectOf(target.document.value), 'x-entity')
    if (isEntity && target.document !== place.document) return this.#refuse(place, wholeEntity(target))
    const key = keyOf(target.document, target.path)
    if (!place.inside.includes(key)) return this.schemaAt({ ...target, inside: [...place.inside, key] })
    return { $ref: `#/definitions/${this.#recursiveName(key, { ...target, inside: [] })}` }
  }

  #beside(target: Json, own: JsonObject): Json {
    if (Object.keys(own).length === 0) return target
    if (!isJsonObject(target)) return own
    // In other dialects both apply separately: a rule of one about undeclared properties
    // must not affect those that the other declares.
    if (!this.#dialect && !Object.keys(own).every(isAnnotation))
      return this.origins.inherit({ ...own, allOf: [target, ...listOf(own['allOf'])] }, own, target)
    const merged: JsonObject = {
      ...target,
      ...own,
      ...this.#both(target, own, 'properties'),
      ...this.#both(target, own, 'required'),
    }
    return this.origins.inherit(merged, own, target)
  }

  /** Merges properties, or required names, instead of replacing them. */
  #both(target: JsonObject, own: JsonObject, keyword: 'properties' | 'required'): JsonObject {
    const [first, second] = [target[keyword], own[keyword]]
    if (first === undefined || second === undefined) return {}
    if (isJsonList(first)) return { [keyword]: [...new Set([...first, ...listOf(second)])] }
    const all = { ...objectOf(first), ...objectOf(second) }
    return { [keyword]: this.origins.inherit(all, second, first) }
  }

  #recursiveName(key: string, place: Place): string {
    const known = this.#recursive.get(key)
    if (known) return known.name
    const last = String(place.path.at(-1) ?? 'Self').replaceAll(/[^A-Za-z0-9_]/g, '') || 'Self'
    const taken = new Set([...this.#recursive.values()].map(({ name }) => name))
    let name = last
    for (let count = 2; taken.has(name); count += 1) name = `${last}${count}`
    this.#recursive.set(key, { name, place })
    return name
  }

  #refuse({ document, path }: Place, words: { message: string; advice: string }): Json {
    const at = [...path, '$ref']
    this.problems.push({
      ...document.positionOf(at),
      ...words,
      pointer: pointerOf(at),
      keyword: '$ref',
      severity: 'error',
    })
    return {}
  }

  #tooLarge(place: Place): Json {
    if (this.#size > largest + 1) return {}
    return this.#refuse(place, {
      message: `With all its references inlined this schema has more than ${largest} parts.`,
      advice: 'Refer to fewer shapes, or make entities of them and refer to those.',
    })
  }
}

/** The refusal to inline an entity: each record would contain a copy of another one, with its states and numbers. */
function wholeEntity({ document: { file } }: Pick<Place, 'document'>): { message: string; advice: string } {
  const entity = file.replace(/^.*\//u, '').replace(/\.json$/u, '')
  return {
    message: `${file} is an entity, and no shape to be copied.`,
    advice: `Refer to its records: "type": "string", "format": "uuid", "x-reference": { "entity": "${entity}" }.`,
  }
}

const endless = {
  message: 'This reference only leads back to itself, so it describes nothing.',
  advice: 'Refer to a schema that says what a value must be.',
}

function isBareReference(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).join() === '$ref'
}

function below(place: Place, key: string | number): Place {
  return { ...place, path: [...place.path, key] }
}

function keyOf(document: Document, path: Path): string {
  return `${document.file}#${pointerOf(path)}`
}
