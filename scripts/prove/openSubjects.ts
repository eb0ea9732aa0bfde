import { resources } from '#generated/resources/resources.ts'
import { routes } from '#generated/routes/routes.ts'
import { isJsonObject } from '#server/crud/entity/isJsonObject.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Route, Validate } from '#shared/contracts/Route.ts'
import type { Answered, Call } from './layers/openServerLayer.ts'
import { failureOf } from './Failure.ts'
import type { Failure } from './Failure.ts'
import type { Subject } from './layers/Subject.ts'
import { referencesInRows } from './referencesInRows.ts'
import { namesAsked, stateAsked, valuesAsked, valuesCompared } from './limitedRecord.ts'
import { validRecordOf } from './values/validRecordOf.ts'

/** The entities to be proved, and those of which no record could be stored, with the reason. */
export interface Opened {
  subjects: Subject[]
  failures: Failure[]
}

/** Every entity that takes input, each with a valid record that is stored. */
export async function openSubjects(call: Call, database: Database, seed: number): Promise<Opened> {
  const made = new Map<string, Promise<Made>>()
  const open = (entity: string, within: readonly string[]): Promise<Made> => {
    const chain = [...within, entity]
    const find = async (other: string) => (chain.includes(other) ? undefined : open(other, chain))
    const known = made.get(entity) ?? openSubject(entity, { call, database, seed, find })
    made.set(entity, known)
    return known
  }
  const entities = routes.filter(isWriting).map(({ table }) => table.entity)
  const opened: Opened = { subjects: [], failures: [] }
  for (const entity of entities) {
    try {
      opened.subjects.push((await open(entity, [])).subject)
    } catch (error) {
      opened.failures.push(failureOf(entity, error))
    }
  }
  return opened
}

interface Means {
  call: Call
  database: Database
  seed: number
  /** The records of another entity; none of one that waits for this one itself. */
  find(entity: string): Promise<Made | undefined>
}

/** An entity with its record, and the first, second and further one to which others may refer. */
interface Made {
  subject: Subject
  referTo(turn: number): Promise<Referred>
}

type Referred = Pick<Subject, 'id' | 'stored'>

function isWriting({ operation }: Route): boolean {
  return operation === 'create' || operation === 'updateSingle'
}

async function openSubject(entity: string, means: Means): Promise<Made> {
  const route = routes.find((candidate) => candidate.table.entity === entity && isWriting(candidate))
  const form = await resources.find((resource) => resource.entity === entity)?.form?.()
  if (!route?.schema.body || !form) throw new Error(`${entity} takes no input`)
  const { table } = route
  const update = routes.find((candidate) => candidate.table === table && candidate.operation === 'update')
  const rules = { schema: route.schema.body, validate: form.validate }
  const make = (turn: number) =>
    storedRecord(route, { ...rules, means: { ...means, seed: means.seed + turn * seedsApart } })
  const first = await make(0)
  const subject = { entity, table, route, isChangeable: update !== undefined, ...rules, ...first }
  return { subject, referTo: referring(subject, make, means) }
}

/** More than all tries for one record take. */
const seedsApart = 10_000_000

/** Gives records that others may refer to: the first is the one that is proved, unless it has to be in another state. */
function referring(
  { table, id, stored }: Subject,
  make: (turn: number) => Promise<Referred>,
  { database }: Means,
): Made['referTo'] {
  const state = stateAsked(table)
  const known = new Map<number, Promise<Referred>>()
  const another = async (turn: number): Promise<Referred> => {
    const made = await make(turn)
    return state === undefined ? made : inState(database, table, made.id, state)
  }
  return (turn) => {
    const found =
      known.get(turn) ??
      (turn === 0 && state === undefined ? Promise.resolve({ id, stored }) : another(turn + 1))
    known.set(turn, found)
    return found
  }
}

/** The record in a state to which only moves lead, whatever these ask for. */
async function inState(
  database: Database,
  { name, states }: Subject['table'],
  id: string,
  state: string,
): Promise<Referred> {
  await database.run(
    sql`UPDATE ${identifier(name)} SET ${identifier(states?.property ?? '')} = ${state} WHERE id = ${id}`,
  )
  return { id, stored: await storedRow(database, name, id) }
}

async function storedRecord(route: Route, rules: Rules): Promise<Pick<Subject, 'base' | 'id' | 'stored'>> {
  const { base, answer } = await sentRecord(route, rules)
  const id = answer.data['id']
  if (typeof id !== 'string') throw new Error(refusalIn(answer))
  return { base, id, stored: await storedRow(rules.means.database, route.table.name, id) }
}

/** Why a record was not taken, with the fields. */
function refusalIn({ status, error }: Answered): string {
  if (!error) return `the server answered ${status}`
  const fields = (error.fields ?? []).map(({ path, message }) => `${path} ${message ?? ''}`)
  return [error.detail, ...fields].join('; ')
}

const mostBases = 20

/** What the server computes from a random record may be beyond its bounds; then another one is tried, of narrower ranges. */
async function sentRecord(route: Route, rules: Rules): Promise<{ base: JsonObject; answer: Answered }> {
  for (let turn = 0; ; turn++) {
    const means = { ...rules.means, seed: rules.means.seed + turn * 100_000 }
    const base = await validRecord(route, { ...rules, means, isNarrow: turn > 0 })
    const answer = await means.call(route.method === 'PUT' ? 'PUT' : 'POST', route.url, base)
    if (answer.status !== 400 || turn === mostBases) return { base, answer }
  }
}

interface Rules {
  schema: JsonSchema
  validate: Validate
  means: Means
  /** Ranges are as they come, and not as wide as they may be. */
  isNarrow?: boolean
}

/** A random record with what is required and what rules between properties are about; the records it refers to exist. */
async function validRecord(
  { table }: Route,
  { schema, validate, means, isNarrow = false }: Rules,
): Promise<JsonObject> {
  const required = [schema['required'] ?? []].flat().map(String)
  const wanted = { schema, validate, names: [...required, ...namesAsked(table)], seed: means.seed }
  const room = isNarrow ? {} : roomFor(schema, validate)
  const first = validRecordOf({ ...wanted, fixed: { ...room, ...valuesAsked(table) } })
  const references: [string, Json][] = []
  // One after the other: two that refer to each other would else wait for each other.
  const turns = new Map<string, number>()
  for (const { name, reference } of table.columns) {
    if (!reference || (first[name] ?? null) === null) continue
    const turn = turns.get(reference.entity) ?? 0
    const found = await (await means.find(reference.entity))?.referTo(turn)
    references.push([name, found?.id ?? null])
    // A rule may ask for two different ones.
    if (hasRule(table)) turns.set(reference.entity, turn + 1)
  }
  for (const { property, key, reference } of table.links) {
    const id = await idFound(means, reference.entity)
    references.push([property, id === undefined ? [] : [key === undefined ? id : { [key]: id }]])
  }
  const rows = await rowsReferring(first, table, means)
  const given = { ...first, ...Object.fromEntries(references), ...rows }
  const compared = await valuesCompared(
    table,
    given,
    async (entity) => (await (await means.find(entity))?.referTo(0))?.stored,
  )
  const filled = { ...given, ...compared }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null))
}

/** Whether a computed value says what goes together. */
function hasRule({ columns }: Route['table']): boolean {
  return columns.some(({ computed }) => computed?.only !== undefined)
}

async function idFound(means: Means, entity: string): Promise<string | undefined> {
  const found = await means.find(entity)
  return found && (await found.referTo(0)).id
}

/** The lists whose rows refer to records, with records that there are. */
async function rowsReferring(record: JsonObject, table: Route['table'], means: Means) {
  const filled: Record<string, Json> = {}
  for (const { property, key, entity } of referencesInRows(table)) {
    const rows = filled[property] ?? record[property]
    if (!Array.isArray(rows)) continue
    const id = await idFound(means, entity)
    filled[property] = rows.map((row: Json) => (isJsonObject(row) && id ? { ...row, [key]: id } : row))
  }
  return filled
}

/** The greatest value for what others may not exceed, and the least for those, so that each can be tried alone. */
function roomFor({ properties }: JsonSchema, validate: Validate): JsonObject {
  const parts = isJsonObject(properties) ? properties : {}
  const limitOf = (name: string) => (isJsonObject(parts[name]) ? parts[name]['x-at-most'] : undefined)
  const limited = Object.keys(parts).filter((name) => typeof limitOf(name) === 'string')
  const limits = new Set(limited.map(limitOf))
  const bound = (name: string, keyword: string) =>
    isJsonObject(parts[name]) ? parts[name][keyword] : undefined
  const room = [...new Set([...limited, ...[...limits].map(String)])].flatMap((name): [string, Json][] => {
    const [least, most] = ends[textOf(bound(name, 'format'))] ?? [0, 1000]
    // In the middle of a chain it is left to what the validator asks.
    if (limits.has(name) && limited.includes(name)) return []
    return [
      limits.has(name) ? [name, bound(name, 'maximum') ?? most] : [name, bound(name, 'minimum') ?? least],
    ]
  })
  const given = Object.fromEntries(room)
  validate(given)
  const refused = new Set((validate.errors ?? []).map(({ instancePath }) => instancePath.slice(1)))
  return Object.fromEntries(room.filter(([name]) => !refused.has(name)))
}

/** The earliest and the latest moment; numbers where there is no line. */
const ends: Readonly<Record<string, readonly [Json, Json]>> = {
  date: ['1000-01-01', '9999-12-31'],
  'date-time': ['1000-01-01T00:00:00Z', '9999-12-31T00:00:00Z'],
}

async function storedRow(database: Database, table: string, id: string): Promise<JsonObject> {
  const row = await database.row<{ stored: JsonObject }>(
    sql`SELECT to_jsonb(found) AS stored FROM ${identifier(table)} found WHERE id = ${id}`,
  )
  if (!row) throw new Error(`the record of ${table} was not stored`)
  return row.stored
}
