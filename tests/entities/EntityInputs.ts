import { join } from 'node:path'
import { isEntityName, tables } from '#generated/tables/tables.ts'
import { newId } from '#server/database/newId.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Column, Table, UniqueKey } from '#shared/contracts/Table.ts'
import { dataOf, errorOf, type ApiClient } from '#tests/support/ApiClient.ts'
import { judgeValue } from '#scripts/generate/model/schemas/judgeValue.ts'
import { computedColumns, followsReferences } from '#server/crud/entity/computedColumns.ts'
import { computeNew } from '#server/crud/write/compute.ts'
import { root } from '#scripts/steps/root.ts'
import { referencesInRows } from '#scripts/prove/referencesInRows.ts'
import { validRecordOf } from '#scripts/prove/values/validRecordOf.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { inputRouteOf, inputSchemaOf } from './inputSchemaOf.ts'
import { moveInto } from './moveInto.ts'
import type { Mover } from './moveInto.ts'
import { sharingKeyOf, mayRepeat, withinLimits } from './withinLimits.ts'
import type { Records } from './withinLimits.ts'

/** Advice for values that random records do not meet. */
export const ruledHint = 'say in "ruled" of tests/entities/EntityInputs.ts which values are'

/** The values that a rule requires but no schema can express; all other values are random. */
const ruled: Partial<Record<EntityName, (turn: number, which: InputOptions['which']) => JsonObject>> = {
  distribution: (turn) => ({ leave: (turn % 10) + 1, rate: 0.5 }),
  menu: () => ({ properties: { type: 'link', url: 'https://docs.example.com/guide' } }),
  user: () => ({ password: 'Str0ng-pässword!' }),
  // The webhook calls no server, and nothing about it changes by itself.
  webhook: (_turn, which) => ({
    target_url: 'https://webhook.invalid/',
    signing_secret: 'a secret that nobody guesses',
    told_entities: ['good'],
    ...(which === 'all' && { status: 'disabled' }),
  }),
}

/** Thrown when every value that a unique key can have is taken. */
class NoValuesLeft extends Error {}

/** Whether a record is valid, and the properties that are required if it is not. */
interface Verdict {
  isAllowed: boolean
  asked: readonly string[]
}

const allowed: Verdict = { isAllowed: true, asked: [] }
const refused: Verdict = { isAllowed: false, asked: [] }

/** The contents of a wanted input. */
interface InputOptions {
  which: 'all' | 'required'
  more: JsonObject
  /** The optional properties to include. */
  asked?: readonly string[]
}

/** The properties with which a record is created; an owner's record leaves room for rows. */
type InputKind = InputOptions['which'] | 'owner'

/** The contents of a random record. */
interface Sampled extends Pick<InputOptions, 'which'> {
  asked: readonly string[]
  fixed: JsonObject
}

/** Random valid inputs of every entity; the records that they refer to are created first. */
export class EntityInputs {
  readonly #client: ApiClient
  readonly #targets = new Map<string, string>()
  readonly #made: string[] = []
  readonly #used = new Set<string>()
  readonly #records: Records = {
    find: (entity, values, { isShared, place }) =>
      isShared ? this.#target(entity, values, place) : this.#newTarget(entity, values),
    read: async (path) => dataOf(await this.#client.get(path)),
  }
  #turn = 0
  #seed = 1000

  constructor(client: ApiClient) {
    this.#client = client
  }

  /** An input with every writable property, or with the required ones alone; it is valid with the given values in it. */
  async inputOf(
    entity: EntityName,
    which: 'all' | 'required' = 'all',
    more: JsonObject = {},
  ): Promise<JsonObject> {
    const table = tables[entity]
    // The properties that rules about computed values have required.
    const asked = new Set<string>()
    for (let tries = 0; tries < 50; tries++) {
      const wanted = { which, more, asked: [...asked] }
      const input = await this.#withRows(table, await this.#filledWithRoom(entity, wanted))
      const own = await judged(table, input)
      for (const name of own.asked) asked.add(name)
      if (!own.isAllowed) continue
      const referring = await this.#withReferences(table, input, more)
      const within = await withinLimits(table, { input: referring, given: more }, this.#records)
      if (!isComputedFromOthers(table)) return within
      const told = await this.#judgedByServer(table, within)
      for (const name of told.asked) asked.add(name)
      if (told.isAllowed) return within
    }
    throw new Error(`what is computed for ${entity} is never allowed: ${ruledHint}`)
  }

  /** Creates the record and deletes it again, because only the server can judge values that are computed from other records. */
  async #judgedByServer({ path, states, kind }: Table, input: JsonObject): Promise<Verdict> {
    if (kind === 'single') return allowed
    const state = states ? { [states.property]: states.initial[0] ?? null } : {}
    const answer = await this.#client.post(path, { ...input, ...state })
    if (answer.body.success) {
      await this.#client.delete(`${path}/${idOf(dataOf(answer))}`)
      return allowed
    }
    const { id, fields = [] } = errorOf(answer)
    if (id !== 'INPUT_INVALID') return allowed
    const missing = fields.filter(({ code }) => code === 'required')
    return { isAllowed: false, asked: missing.map((field) => field.path.slice(1)) }
  }

  /** If unique keys allow few values, removes the records that earlier tests left behind first. */
  async #filledWithRoom(entity: EntityName, wanted: InputOptions): Promise<JsonObject> {
    try {
      return this.#filled(entity, wanted)
    } catch (error) {
      if (!(error instanceof NoValuesLeft)) throw error
      await this.#makeRoom(tables[entity])
      return this.#filled(entity, wanted)
    }
  }

  async #makeRoom(table: Table): Promise<void> {
    const { entity, path } = table
    const isOld = (row: JsonObject) => !this.#made.includes(`${path}/${idOf(row)}`)
    for (const row of (await this.#recordsAt(path)).filter(isOld))
      await this.#client.delete(`${path}/${idOf(row)}`)
    for (const key of this.#used) if (key.startsWith(`["${entity.toLowerCase()}",`)) this.#used.delete(key)
    for (const row of await this.#recordsAt(path))
      for (const key of keysOf(table, table.unique, row)) this.#used.add(key)
  }

  async #recordsAt(path: string): Promise<JsonObject[]> {
    return dataOf(await this.#client.get<JsonObject[]>(`${path}?pageSize=500`))
  }

  #filled(entity: EntityName, { which, more, asked = [] }: InputOptions): JsonObject {
    const turn = this.#turn++
    const table = tables[entity]
    const fixed = {
      ...statesOf(table),
      ...timesOf(table),
      ...rangesOf(table, turn, inputSchemaOf(entity)),
      ...ruled[entity]?.(turn, which),
      ...more,
    }
    // A value that all rows of one owner share does not make a row unique.
    const apart = Object.keys(fixed).filter((name) => !(name in more))
    return this.#unusedSample(entity, { which, asked, fixed, apart })
  }

  /** Rows that are records of another entity follow the rules of that entity, like its own records. */
  async #withRows({ children = [] }: Table, input: JsonObject): Promise<JsonObject> {
    const filled: Record<string, Json> = { ...input }
    for (const { property, entity, of, writable } of children) {
      const rows = filled[property]
      if (!Array.isArray(rows) || !isEntityName(entity)) continue
      const made: JsonObject[] = []
      // One owner for all these rows, so that values which are unique within an owner are unique.
      const owner = newId()
      for (const _ of rows) {
        const { [of]: __, ...own } = await this.#computable(entity, { [of]: owner })
        const row = Object.entries(await this.#withReferences(tables[entity], own))
        made.push(Object.fromEntries(row.filter(([name]) => writable.includes(name))))
      }
      filled[property] = made
    }
    return filled
  }

  async #computable(entity: EntityName, more: JsonObject): Promise<JsonObject> {
    for (let tries = 0; tries < 200; tries++) {
      const row = this.#filled(entity, { which: 'all', more })
      if ((await judged(tables[entity], row)).isAllowed) return row
    }
    throw new Error(`what is computed for ${entity} is never allowed: ${ruledHint}`)
  }

  /** Creates a record and returns the server's answer. */
  async create(entity: EntityName, which: 'all' | 'required' = 'all'): Promise<JsonObject> {
    const made = await this.#post(entity, which)
    this.#made.push(`${tables[entity].path}/${idOf(made)}`)
    return made
  }

  /** Creates the given number of records, or as many as unique keys have values for. */
  async createUpTo(entity: EntityName, most: number): Promise<JsonObject[]> {
    const made = [await this.create(entity)]
    try {
      while (made.length < most) made.push(await this.create(entity))
    } catch (error) {
      if (!(error instanceof NoValuesLeft)) throw error
    }
    return made
  }

  /** Removes the records that were created here, the newest first; the records that they refer to stay for the next test. */
  async clear(): Promise<void> {
    for (const path of this.#made.splice(0).toReversed()) await this.#client.delete(path)
  }

  async #post(entity: EntityName, which: InputKind, more: JsonObject = {}): Promise<JsonObject> {
    const made = await this.inputOf(entity, which === 'required' ? which : 'all', more)
    const input = which === 'owner' ? withoutRows(tables[entity], made) : made
    const answer = await this.#client.post(tables[entity].path, input)
    if (answer.status === 400)
      throw new Error(`${entity} is refused, ${ruledHint}: ${JSON.stringify(errorOf(answer))}`)
    return dataOf(answer)
  }

  /** A random value whose unique properties, except the fixed ones, were not used before. */
  #unusedSample(
    entity: EntityName,
    { apart, ...sampled }: Sampled & { apart: readonly string[] },
  ): JsonObject {
    const table: Table = tables[entity]
    const unique = table.unique.filter(({ columns }) => !columns.some((name) => apart.includes(name)))
    for (let tries = 0; tries < 100; tries++) {
      const input = this.#sampleOf(entity, sampled)
      if (namesAnotherSite(table, input)) continue
      const keys = keysOf(table, unique, input)
      if (keys.some((key) => this.#used.has(key))) continue
      for (const key of keys) this.#used.add(key)
      return input
    }
    throw new NoValuesLeft(`no unused values of ${entity} left`)
  }

  #sampleOf(entity: EntityName, { which, asked, fixed }: Sampled): JsonObject {
    const schema = inputSchemaOf(entity)
    const { validateBody: validate } = inputRouteOf(entity)
    if (!validate) throw new Error(`nothing judges what is sent for ${entity}`)
    const { required } = schema
    const names = which === 'all' ? writableNames(schema) : [...[required ?? []].flat().map(String), ...asked]
    this.#seed += 100_000
    return validRecordOf({ schema, validate, names, fixed, seed: this.#seed })
  }

  async #withReferences(table: Table, input: JsonObject, given: JsonObject = {}): Promise<JsonObject> {
    const filled: Record<string, Json> = { ...input }
    const own: string[] = []
    for (const { name, reference } of table.columns) {
      if (!reference || !(name in filled) || name in given) continue
      if (reference.entity === table.entity) {
        own.push(name)
        delete filled[name]
      }
      // The owner's rows may require more of it.
      else if (table.owners?.some(({ of }) => of === name))
        filled[name] = await this.#newTarget(reference.entity, {}, 'owner')
      else
        filled[name] = mayRepeat(table, name)
          ? await this.#target(reference.entity, {}, sharingKeyOf(table, name))
          : await this.#newTarget(reference.entity)
    }
    for (const name of demanded(table, filled, own)) filled[name] = await this.#newTarget(table.entity)
    for (const { property, key, reference } of table.links) {
      if (!(property in filled)) continue
      const id = await this.#target(reference.entity)
      filled[property] = [key === undefined ? id : { [key]: id }]
    }
    // Rows that are records of another entity have references of their own.
    for (const { property, key, entity } of referencesInRows({ rowLinks: table.rowLinks ?? [] })) {
      const rows = filled[property]
      if (!Array.isArray(rows)) continue
      const id = await this.#target(entity)
      filled[property] = rows.map((row: Json) => (isJsonObject(row) ? { ...row, [key]: id } : row))
    }
    return filled
  }

  async #target(entity: string, values: JsonObject = {}, place = ''): Promise<string> {
    const key = JSON.stringify([entity, values, place])
    const id = this.#targets.get(key) ?? (await this.#newTarget(entity, values))
    this.#targets.set(key, id)
    return id
  }

  async #newTarget(entity: string, more: JsonObject = {}, which: InputKind = 'required'): Promise<string> {
    if (!isEntityName(entity)) throw new Error(`no entity ${entity}`)
    const table: Table = tables[entity]
    const { [table.states?.property ?? '']: state, ...others } = more
    const isInitial = table.states?.initial.some((each) => each === state)
    if (state === undefined || isInitial) return idOf(await this.#post(entity, which, more))
    const inputOf: Mover['inputOf'] = (...which) => this.inputOf(...which)
    const mover = { entity, table, client: this.#client, inputOf }
    for (let tries = 0; tries < 50; tries++) {
      const moved = await moveInto(mover, await this.#post(entity, which, others), state)
      if (moved) return idOf(moved)
    }
    throw new Error(`no record of ${entity} came to ${JSON.stringify(state)}: ${ruledHint}`)
  }
}

/** Whether something is computed from rows that are other records, or from referred records. */
function isComputedFromOthers(table: Table): boolean {
  const computed = computedColumns(table)
  return computed.some(followsReferences) || (computed.length > 0 && table.children !== undefined)
}

/**
 * Whether the values that are computed from an input are allowed: clients do not send them, so
 * the validators of inputs do not know their bounds.
 */
async function judged(table: Table, input: JsonObject): Promise<Verdict> {
  const computed = table.columns.flatMap(({ name, computed: how, computedParts }) =>
    how || computedParts ? [name] : [],
  )
  if (computed.length === 0) return allowed
  const draft = withComputedRows(table, input)
  if (!isWithinLimits(() => computeNew(table, draft))) return refused
  // Conditions may be about computed values.
  const followed = Object.fromEntries(computed.map((name) => [name, draft[name] ?? null]))
  const { validateBody } = isEntityName(table.entity) ? inputRouteOf(table.entity) : {}
  if (validateBody?.({ ...input, ...followed }) === false) {
    const missing = (validateBody.errors ?? []).map(({ params }) => params['missingProperty'])
    return { isAllowed: false, asked: missing.filter((name) => typeof name === 'string') }
  }
  const generated: Record<string, JsonObject> = await import(
    join(root, `generated/schemas/${table.entity}.ts`)
  )
  const { properties = {} } = objectOf(generated[`${table.entity}RecordSchema`])
  const isWithin = computed.every(
    (name) => judgeValue(objectOf(objectOf(properties)[name]), draft[name] ?? null)?.length === 0,
  )
  return isWithin ? allowed : refused
}

const anotherSite = /^\s*(?:https?:)?[\\/]{2}/iu

/** Whether a private file is one that another site serves to everyone, which a random text may say. */
function namesAnotherSite({ columns }: Table, input: JsonObject): boolean {
  const texts = columns.flatMap(({ name, private: isPrivate }) =>
    isPrivate ? [input[name] ?? []].flat() : [],
  )
  return texts.some((text) => typeof text === 'string' && anotherSite.test(text))
}

/** The properties among these that a condition requires. */
function demanded(table: Table, input: JsonObject, names: readonly string[]): string[] {
  if (names.length === 0 || !isEntityName(table.entity)) return []
  const { validateBody } = inputRouteOf(table.entity)
  if (!validateBody || validateBody(input)) return []
  const missing = (validateBody.errors ?? []).map(({ params }) => params['missingProperty'])
  return names.filter((name) => missing.includes(name))
}

/** The input of a record whose rows are added by calls of their own. */
function withoutRows({ children = [] }: Table, input: JsonObject): JsonObject {
  const lists = new Set(children.filter(({ required }) => !required).map(({ property }) => property))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !lists.has(name)))
}

/** Adds the computed values of rows, which may be summed up. */
function withComputedRows({ children = [] }: Table, input: JsonObject): Record<string, Json> {
  const draft: Record<string, Json> = { ...input }
  for (const { property, entity } of children) {
    const rows = draft[property]
    if (!Array.isArray(rows) || !isEntityName(entity)) continue
    draft[property] = rows.map((row: Json) => {
      const made = { ...objectOf(row) }
      computeNew(tables[entity], made)
      return made
    })
  }
  return draft
}

function isWithinLimits(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The values of a record's unique keys as texts; some keys ignore case. */
function keysOf(table: Table, unique: readonly UniqueKey[], given: JsonObject): string[] {
  const { entity, columns } = table
  const defaults = columns.flatMap((column): [string, Json][] =>
    column.default === undefined ? [] : [[column.name, column.default]],
  )
  const input = { ...Object.fromEntries(defaults), ...given }
  return unique
    .filter((key) => isAbout(table, key, input))
    .map(({ columns }) => JSON.stringify([entity, columns.map((name) => input[name])]).toLowerCase())
}

/** Whether the rule counts a record with these values, or may later: states change, and clients send no computed values. */
function isAbout(table: Table, { columns, emptyEqual, where = {} }: UniqueKey, input: JsonObject): boolean {
  const isOpen = (name: string) =>
    name === table.states?.property ||
    table.columns.some((column) => column.name === name && column.access === 'readOnly')
  const counts = Object.entries(where).every(
    ([name, values]) => isOpen(name) || values.some((value) => value === input[name]),
  )
  return counts && (emptyEqual === true || columns.every((name) => name in input))
}

/** Ranges that must not overlap, at different places for different turns. */
function rangesOf(
  { noOverlap = [], columns, states }: Table,
  turn: number,
  { properties }: JsonObject,
): JsonObject {
  const typeOf = (name: string) => columns.find((column) => column.name === name)?.type
  // If the end is computed, its distance is unknown.
  const isComputed = noOverlap.some(({ to }) => columns.some(({ name, computed }) => name === to && computed))
  // A move that sets the end to now needs a range that has begun.
  const year = noOverlap.some(({ to }) => setToNow(states).includes(to)) ? 1950 : 2050
  const day = new Date(Date.UTC(year, 0, 1 + turn * (isComputed ? 1500 : 1))).toISOString()
  return Object.fromEntries(
    noOverlap.flatMap(({ from, to }): [string, Json][] => {
      if (typeOf(from) === 'date') return [from, to].map((name) => [name, day.slice(0, 10)])
      if (typeOf(from) === 'timestamp') return [from, to].map((name, hour) => [name, hourOf(day, hour)])
      if (typeOf(from) === 'text') return [from, to].map((name, more) => [name, minuteOf(turn + more)])
      const ends = [from, to].map((name) => objectOf(objectOf(properties)[name]))
      const [least, most] = [Math.max(...ends.map(leastOf)), Math.min(...ends.map(mostOf))]
      const isWhole = typeOf(to) === 'integer'
      // If there are few values, they start over: the values that the range is limited to have changed by then.
      const start = least + (turn % Math.max(1, isWhole ? most - least + 1 : Math.floor(most - least)))
      return [
        [from, start],
        [to, isWhole ? start : Math.min(most, start + 0.5)],
      ]
    }),
  )
}

function leastOf({ minimum, exclusiveMinimum }: JsonObject): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1
  return typeof minimum === 'number' ? minimum : 0
}

function mostOf({ maximum, exclusiveMaximum }: JsonObject): number {
  if (typeof exclusiveMaximum === 'number') return exclusiveMaximum - 1
  return typeof maximum === 'number' ? maximum : Infinity
}

function hourOf(day: string, hour: number): string {
  return day.replace('T00', `T0${hour}`)
}

/** A time of day by its minute, which starts over after a day: the values that the range is limited to have changed by then. */
function minuteOf(turn: number): string {
  return new Date((turn % 1439) * 60_000).toISOString().slice(11, 16)
}

function writableNames({ properties }: JsonObject): string[] {
  return Object.entries(objectOf(properties)).flatMap(([name, property]) =>
    name !== 'version' && isJsonObject(property) && property['readOnly'] !== true ? [name] : [],
  )
}

/**
 * Times in the far future for moves that the server makes by itself, which it could otherwise make during a test;
 * times before the moment of a move are long past.
 */
function timesOf({ states, columns }: Table): JsonObject {
  const sources = (states?.moves ?? []).flatMap(({ due }) => due?.source ?? [])
  const followed = columns.flatMap(({ name, computed }) =>
    computed && sources.includes(name) ? readsOf(computed.expression).map(nameIn) : [],
  )
  const now = setToNow(states)
  const timeOf = ({ name, access, type, atMost }: Column): [string, string][] => {
    if (access !== 'readWrite' || (type !== 'date' && type !== 'timestamp')) return []
    if (sources.includes(name) || followed.includes(name)) return [[name, dayIn(type, '2999-12-31')]]
    return atMost !== undefined && now.includes(atMost) ? [[name, dayIn(type, '1990-01-01')]] : []
  }
  return Object.fromEntries(columns.flatMap(timeOf))
}

function dayIn(type: 'date' | 'timestamp', day: string): string {
  return type === 'date' ? day : `${day}T00:00:00.000Z`
}

/** The properties that moves set to the moment at which they are made. */
function setToNow(states: Table['states']): string[] {
  const settings = (states?.moves ?? []).flatMap(({ sets = {} }) => Object.entries(sets))
  return settings.flatMap(([name, setting]) => ('now' in setting ? [name] : []))
}

function statesOf({ states }: Table): JsonObject {
  return states ? { [states.property]: states.initial[0] ?? null } : {}
}
