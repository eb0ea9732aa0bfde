import { resources } from '#generated/resources/resources.ts'
import { routes } from '#generated/routes/routes.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Route, Validate } from '#shared/contracts/Route.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Answered, Call } from './layers/openServerLayer.ts'
import { failureOf } from './Failure.ts'
import type { Failure } from './Failure.ts'
import type { Subject } from './layers/Subject.ts'
import { referencesInRows } from './referencesInRows.ts'
import { requiredNames, requiredState, requiredValues, matchingValues } from './limitedRecord.ts'
import { validRecordOf } from './values/validRecordOf.ts'

/** The entities to prove, and those without a stored record, with the reason. */
export interface OpenedSubjects {
  subjects: Subject[]
  failures: Failure[]
}

/** Opens every entity that takes input, each with a valid stored record. */
export async function openSubjects(call: Call, database: Database, seed: number): Promise<OpenedSubjects> {
  const made = new Map<string, Promise<PreparedSubject>>()
  const open = (entity: string, within: readonly string[]): Promise<PreparedSubject> => {
    const chain = [...within, entity]
    const find = async (other: string) => (chain.includes(other) ? undefined : open(other, chain))
    const known = made.get(entity) ?? openSubject(entity, { call, database, seed, find })
    made.set(entity, known)
    return known
  }
  const entities = routes.filter(isWriting).map(({ table }) => table.entity)
  const opened: OpenedSubjects = { subjects: [], failures: [] }
  for (const entity of entities) {
    try {
      opened.subjects.push((await open(entity, [])).subject)
    } catch (error) {
      opened.failures.push(failureOf(entity, error))
    }
  }
  return opened
}

interface SubjectTools {
  call: Call
  database: Database
  seed: number
  /** Finds the records of another entity; undefined for one that waits for this one. */
  find(entity: string): Promise<PreparedSubject | undefined>
}

/** An entity with its record, and further records for references, by turn. */
interface PreparedSubject {
  subject: Subject
  referTo(turn: number): Promise<StoredRecord>
}

type StoredRecord = Pick<Subject, 'id' | 'stored'>

function isWriting({ operation }: Route): boolean {
  return operation === 'create' || operation === 'updateSingle'
}

async function openSubject(entity: string, means: SubjectTools): Promise<PreparedSubject> {
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

/** The distance between seeds, more than all tries for one record need. */
const seedsApart = 10_000_000

/** Returns records for references by turn: the first is the proved record, unless references require another state. */
function referring(
  { table, id, stored }: Subject,
  make: (turn: number) => Promise<StoredRecord>,
  { database }: SubjectTools,
): PreparedSubject['referTo'] {
  const state = requiredState(table)
  const known = new Map<number, Promise<StoredRecord>>()
  const another = async (turn: number): Promise<StoredRecord> => {
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

/** Puts a record directly into a state that only moves lead to, without their conditions. */
async function inState(
  database: Database,
  { name, states }: Subject['table'],
  id: string,
  state: string,
): Promise<StoredRecord> {
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

/** The reason of a refusal, with the fields. */
function refusalIn({ status, error }: Answered): string {
  if (!error) return `the server answered ${status}`
  const fields = (error.fields ?? []).map(({ path, message }) => `${path} ${message ?? ''}`)
  return [error.detail, ...fields].join('; ')
}

const mostBases = 20

/** Sends random records until one is accepted; after a value computed from it broke a bound, with narrower ranges. */
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
  means: SubjectTools
  /** Whether ranges are left random instead of as wide as possible. */
  isNarrow?: boolean
}

/** A random record with all required properties and those that rules concern; its references lead to existing records. */
async function validRecord(
  { table }: Route,
  { schema, validate, means, isNarrow = false }: Rules,
): Promise<JsonObject> {
  const required = [schema['required'] ?? []].flat().map(String)
  const wanted = { schema, validate, names: [...required, ...requiredNames(table)], seed: means.seed }
  const room = isNarrow ? {} : roomFor(schema, validate)
  const first = validRecordOf({ ...wanted, fixed: { ...room, ...requiredValues(table) } })
  const references: [string, Json][] = []
  // One after the other, because two that refer to each other would otherwise wait for each other.
  const turns = new Map<string, number>()
  for (const { name, reference } of table.columns) {
    if (!reference || (first[name] ?? null) === null) continue
    const turn = turns.get(reference.entity) ?? 0
    const found = await (await means.find(reference.entity))?.referTo(turn)
    references.push([name, found?.id ?? null])
    // A rule may require two different records.
    if (hasRule(table)) turns.set(reference.entity, turn + 1)
  }
  for (const { property, key, reference } of table.links) {
    const id = await idFound(means, reference.entity)
    references.push([property, id === undefined ? [] : [key === undefined ? id : { [key]: id }]])
  }
  const rows = await rowsReferring(first, table, means)
  const given = { ...first, ...Object.fromEntries(references), ...rows }
  const compared = await matchingValues(
    table,
    given,
    async (entity) => (await (await means.find(entity))?.referTo(0))?.stored,
  )
  const filled = { ...given, ...compared }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null))
}

/** Whether a computed value is a rule about combinations. */
function hasRule({ columns }: Route['table']): boolean {
  return columns.some(({ computed }) => computed?.only !== undefined)
}

async function idFound(means: SubjectTools, entity: string): Promise<string | undefined> {
  const found = await means.find(entity)
  return found && (await found.referTo(0)).id
}

/** The lists with references in their rows, filled with existing records. */
async function rowsReferring(record: JsonObject, table: Route['table'], means: SubjectTools) {
  const filled: Record<string, Json> = {}
  for (const { property, key, entity } of referencesInRows(table)) {
    const rows = filled[property] ?? record[property]
    if (!Array.isArray(rows)) continue
    const id = await idFound(means, entity)
    filled[property] = rows.map((row: Json) => (isJsonObject(row) && id ? { ...row, [key]: id } : row))
  }
  return filled
}

/** The greatest value for limits and the least for properties under them, so that each can be tried alone. */
function roomFor({ properties }: JsonSchema, validate: Validate): JsonObject {
  const parts = objectOf(properties)
  const limitOf = (name: string) => (isJsonObject(parts[name]) ? parts[name]['x-at-most'] : undefined)
  const limited = Object.keys(parts).filter((name) => typeof limitOf(name) === 'string')
  const limits = new Set(limited.map(limitOf))
  const bound = (name: string, keyword: string) =>
    isJsonObject(parts[name]) ? parts[name][keyword] : undefined
  const room = [...new Set([...limited, ...[...limits].map(String)])].flatMap((name): [string, Json][] => {
    const [least, most] = ends[textOf(bound(name, 'format'))] ?? [0, 1000]
    // A property in the middle of a chain is left to the validator.
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

/** The earliest and the latest value of each format; numbers for other formats. */
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
