import { sample } from 'fast-check'
import { isEntityName, tables } from '#generated/tables/tables.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { fieldFactsOf, pointerNames } from '#shared/messages/fieldFact.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { dataOf, type ApiClient } from '#tests/support/ApiClient.ts'
import { arbitraryOf } from '#scripts/prove/arbitraryOf.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#tests/support/isJsonObject.ts'
import { inputRouteOf, inputSchemaOf } from './inputSchemaOf.ts'

/** Values a rule asks for that no schema can say; everything else is random. */
const ruled: Partial<Record<EntityName, (turn: number) => JsonObject>> = {
  distribution: (turn) => ({ leave: (turn % 10) + 1, rate: 0.5 }),
  user: () => ({ password: 'Str0ng-pässword!' }),
}

/** Random valid inputs of every entity; the records they refer to are made first. */
export class EntityInputs {
  readonly #client: ApiClient
  readonly #targets = new Map<string, string>()
  readonly #made: string[] = []
  readonly #used = new Set<string>()
  #turn = 0
  #seed = 1000

  constructor(client: ApiClient) {
    this.#client = client
  }

  /** An input with every writable property set, or with the required ones alone. */
  async inputOf(entity: EntityName, which: 'all' | 'required' = 'all'): Promise<JsonObject> {
    const turn = this.#turn++
    const fixed = { ...statesOf(tables[entity]), ...ruled[entity]?.(turn) }
    const input = { ...this.#unusedSample(entity, Object.keys(fixed)), ...fixed }
    return this.#withReferences(tables[entity], which === 'all' ? input : onlyRequired(entity, input))
  }

  /** Makes a record and gives it as the server answered it. */
  async create(entity: EntityName, which: 'all' | 'required' = 'all'): Promise<JsonObject> {
    const made = await this.#post(entity, which)
    this.#made.push(`${tables[entity].path}/${idOf(made)}`)
    return made
  }

  /** Removes what was made here, the newest first; what it refers to stays for the next. */
  async clear(): Promise<void> {
    for (const path of this.#made.splice(0).toReversed()) await this.#client.delete(path)
  }

  async #post(entity: EntityName, which: 'all' | 'required'): Promise<JsonObject> {
    return dataOf(await this.#client.post(tables[entity].path, await this.inputOf(entity, which)))
  }

  /** A random value whose unique properties, but for the fixed ones, were not given out before. */
  #unusedSample(entity: EntityName, fixed: readonly string[]): JsonObject {
    const unique = tables[entity].unique.filter(
      ({ columns }) => !columns.some((name) => fixed.includes(name)),
    )
    for (let tries = 0; tries < 100; tries++) {
      const input = completed(entity, this.#sampleOf(fullSchemaOf(entity)), (schema) =>
        this.#sampleOf(schema),
      )
      const keys = unique
        .filter(({ columns }) => columns.every((name) => name in input))
        .map(({ columns }) => `${entity} ${JSON.stringify(columns.map((name) => [name, input[name]]))}`)
      if (keys.some((key) => this.#used.has(key))) continue
      for (const key of keys) this.#used.add(key)
      return input
    }
    throw new Error(`no unused values of ${entity} left`)
  }

  #sampleOf(schema: JsonObject): Json {
    const [random] = sample(arbitraryOf(schema), { seed: this.#seed++, numRuns: 1 })
    return random ?? null
  }

  async #withReferences(table: Table, input: JsonObject): Promise<JsonObject> {
    const filled: Record<string, Json> = { ...input }
    for (const { name, reference } of table.columns) {
      if (!reference || !(name in filled)) continue
      if (reference.entity === table.entity) delete filled[name]
      else
        filled[name] = isAlone(table, name)
          ? await this.#target(reference.entity)
          : await this.#newTarget(reference.entity)
    }
    for (const { property, key, reference } of table.links) {
      if (!(property in filled)) continue
      const id = await this.#target(reference.entity)
      filled[property] = [key === undefined ? id : { [key]: id }]
    }
    return filled
  }

  async #target(entity: string): Promise<string> {
    const known = this.#targets.get(entity)
    if (known) return known
    const id = await this.#newTarget(entity)
    this.#targets.set(entity, id)
    return id
  }

  async #newTarget(entity: string): Promise<string> {
    if (!isEntityName(entity)) throw new Error(`no entity ${entity}`)
    return idOf(await this.#post(entity, 'required'))
  }
}

/** Whether a reference may occur twice: no unique key rests on it. */
function isAlone({ unique }: Table, name: string): boolean {
  return !unique.some(({ columns }) => columns.includes(name))
}

const mostRounds = 10

/** Follows what conditions ask of values that are there, such as a postal code in the form of its country. */
function completed(entity: EntityName, random: Json, sampleOf: (schema: JsonObject) => Json): JsonObject {
  const { validateBody: validate } = inputRouteOf(entity)
  let input = isJsonObject(random) ? random : {}
  for (let round = 0; round < mostRounds; round++) {
    if (validate?.(input)) return input
    const asked = (validate?.errors ?? []).flatMap(({ keyword, instancePath, params }) => {
      const name = pointerNames(instancePath)[0]
      const isForm = keyword === 'pattern' || keyword === 'format'
      return isForm && name !== undefined ? [[name, sampleOf({ type: 'string', ...params })] as const] : []
    })
    if (asked.length === 0) return input
    input = { ...input, ...Object.fromEntries(asked) }
  }
  return input
}

/** The input schema with every property required and none null, so that a sample sets them all. */
function fullSchemaOf(entity: EntityName): JsonObject {
  const schema = inputSchemaOf(entity)
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const writable = Object.entries(properties).filter(
    ([name, property]) => name !== 'version' && isJsonObject(property) && property['readOnly'] !== true,
  )
  const full = writable.map(
    ([name, property]) => [name, isJsonObject(property) ? withoutNull(property) : {}] as const,
  )
  return { type: 'object', properties: Object.fromEntries(full), required: full.map(([name]) => name) }
}

function withoutNull(property: JsonObject): JsonObject {
  const { type, enum: values } = property
  return {
    ...property,
    ...(Array.isArray(type) ? { type: type.filter((one) => one !== 'null') } : {}),
    ...(Array.isArray(values) ? { enum: values.filter((one) => one !== null) } : {}),
  }
}

function statesOf({ states }: Table): JsonObject {
  return states ? { [states.property]: states.initial[0] ?? null } : {}
}

/** Names of the properties that conditions are about. */
function propertiesNamedIn(schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = isJsonObject(schema) && isJsonObject(schema['properties']) ? schema['properties'] : {}
  return [...Object.keys(own), ...Object.values(schema).flatMap(propertiesNamedIn)]
}

/** What must be there, and what that in turn makes necessary. */
function onlyRequired(entity: EntityName, input: JsonObject): JsonObject {
  const { required, properties: _, ...conditions } = inputSchemaOf(entity)
  // A default that takes the place of what decides would ask for other values.
  const decisive = propertiesNamedIn(conditions)
  const names = new Set<unknown>([...(Array.isArray(required) ? required : []), ...decisive])
  for (;;) {
    const chosen = Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name)))
    const more = missingIn(entity, chosen).filter((name) => name in input && !names.has(name))
    if (more.length === 0) return chosen
    for (const name of more) names.add(name)
  }
}

function missingIn(entity: EntityName, input: JsonObject): string[] {
  const { validateBody: validate } = inputRouteOf(entity)
  if (validate?.(input)) return []
  return fieldFactsOf(validate?.errors).flatMap(({ path, code }) =>
    code === 'required' ? (pointerNames(path)[0] ?? []) : [],
  )
}
