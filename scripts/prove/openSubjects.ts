import { sample } from 'fast-check'
import { resources } from '#generated/resources/resources.ts'
import { routes } from '#generated/routes/routes.ts'
import { isJsonObject } from '#server/crud/isJsonObject.ts'
import { textOf } from '#server/crud/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { arbitraryOf } from './arbitraryOf.ts'
import type { Call } from './layers/openServerLayer.ts'
import type { Subject } from './Subject.ts'

/** Every entity that takes input, each with a valid record that is stored. */
export async function openSubjects(call: Call, database: Database, seed: number): Promise<Subject[]> {
  const made = new Map<string, Promise<Subject>>()
  const open = (entity: string): Promise<Subject> => {
    const known = made.get(entity) ?? openSubject(entity, { call, database, seed, open })
    made.set(entity, known)
    return known
  }
  const entities = routes.filter(isWriting).map(({ table }) => table.entity)
  const subjects: Subject[] = []
  for (const entity of entities) subjects.push(await open(entity))
  return subjects
}

interface Means {
  call: Call
  database: Database
  seed: number
  open(entity: string): Promise<Subject>
}

function isWriting({ operation }: Route): boolean {
  return operation === 'create' || operation === 'updateSingle'
}

async function openSubject(entity: string, means: Means): Promise<Subject> {
  const route = routes.find((candidate) => candidate.table.entity === entity && isWriting(candidate))
  const form = await resources.find((resource) => resource.entity === entity)?.form?.()
  if (!route?.schema.body || !form) throw new Error(`${entity} takes no input`)
  const { table } = route
  const base = await validRecord(route, route.schema.body, means)
  const answer = await means.call(route.method === 'PUT' ? 'PUT' : 'POST', route.url, base)
  const id = answer.data['id']
  if (typeof id !== 'string') throw new Error(`no valid ${entity}: ${answer.error?.detail ?? answer.status}`)
  const stored = await storedRow(means.database, table.name, id)
  return { entity, table, schema: route.schema.body, route, validate: form.validate, base, stored, id }
}

/** A random record with what is required and what rules between properties are about; the records it refers to exist. */
async function validRecord({ table }: Route, schema: JsonSchema, means: Means): Promise<JsonObject> {
  const [random] = sample(arbitraryOf(schema), { numRuns: 1, seed: means.seed })
  const required = [schema['required'] ?? []].flat().map(String)
  const chosen = Object.entries(isJsonObject(random) ? random : {}).filter(([name]) =>
    required.includes(name),
  )
  const references = await Promise.all(
    [...table.columns, ...table.links].flatMap((one) =>
      'name' in one ? columnReference(one) : [linkReference(one)],
    ),
  )
  return { ...Object.fromEntries(chosen), ...roomFor(schema), ...Object.fromEntries(references) }

  function columnReference({ name, reference }: (typeof table.columns)[number]): Promise<[string, Json]>[] {
    return reference && required.includes(name)
      ? [means.open(reference.entity).then(({ id }) => [name, id])]
      : []
  }
  function linkReference({
    property,
    key,
    reference,
  }: (typeof table.links)[number]): Promise<[string, Json]> {
    return means.open(reference.entity).then(({ id }) => [property, [key === undefined ? id : { [key]: id }]])
  }
}

/** The greatest value for what others may not exceed, and the least for those, so that each can be tried alone. */
function roomFor({ properties }: JsonSchema): JsonObject {
  const parts = isJsonObject(properties) ? properties : {}
  const bound = (name: string, keyword: string) =>
    isJsonObject(parts[name]) ? parts[name][keyword] : undefined
  const room = Object.entries(parts).flatMap(([name, part]): [string, Json][] => {
    const limit = isJsonObject(part) ? part['x-at-most'] : undefined
    if (typeof limit !== 'string') return []
    const [least, most] = ends[textOf(bound(name, 'format'))] ?? [0, 1000]
    return [
      [limit, bound(limit, 'maximum') ?? most],
      [name, bound(name, 'minimum') ?? least],
    ]
  })
  return Object.fromEntries(room)
}

/** The earliest and the latest moment; numbers where there is no line. */
const ends: Readonly<Record<string, readonly [Json, Json]>> = {
  date: ['1000-01-01', '9999-12-31'],
  'date-time': ['1000-01-01T00:00:00Z', '9999-12-31T00:00:00Z'],
}

async function storedRow(database: Database, table: string, id: string): Promise<JsonObject> {
  const row = await database.row<{ stored: JsonObject }>(
    sql`SELECT to_jsonb(found) AS stored FROM ${raw(`"${table}"`)} found WHERE id = ${id}`,
  )
  if (!row) throw new Error(`the record of ${table} was not stored`)
  return row.stored
}
