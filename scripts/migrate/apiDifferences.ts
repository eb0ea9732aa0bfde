import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../generate/load/readJson.ts'
import { schemaDifferences } from './schemaDifferences.ts'

/** A difference that clients of the API may notice. */
export interface ApiDifference {
  /** The place: a call, or a part of the input or the answer. */
  where: string
  what: string
  /** Whether it can break a client that worked before. */
  breaking: boolean
}

/**
 * The differences between two API documents of the generator, for clients of the API. `renamed` maps former codes to present
 * ones; roles that held a former code hold its successor.
 */
export function apiDifferences(
  before: Json,
  after: Json,
  renamed: ReadonlyMap<string, string>,
): ApiDifference[] {
  const [old, now] = [callsOf(before), callsOf(after)]
  const gone = [...old.keys()].filter((call) => !now.has(call))
  const come = [...now.keys()].filter((call) => !old.has(call))
  const kept = [...old].flatMap(([call, operation]) => {
    const other = now.get(call)
    return other ? parameterDifferences(call, { before: operation, after: other, renamed }) : []
  })
  return [
    ...gone.map((where) => ({ where, what: 'is gone', breaking: true })),
    ...come.map((where) => ({ where, what: 'is new', breaking: false })),
    ...kept,
    ...bodies(before, after),
  ]
}

function callsOf(document: Json): Map<string, JsonObject> {
  const paths = Object.entries(objectOf(objectOf(document)['paths']))
  return new Map(
    paths.flatMap(([path, methods]) =>
      Object.entries(objectOf(methods)).map(([method, operation]): [string, JsonObject] => [
        `${method.toUpperCase()} ${path}`,
        objectOf(operation),
      ]),
    ),
  )
}

interface Operations {
  before: JsonObject
  after: JsonObject
  renamed: ReadonlyMap<string, string>
}

function parameterDifferences(where: string, { before, after, renamed }: Operations): ApiDifference[] {
  const namesOf = (operation: JsonObject) =>
    listOf(operation['parameters']).map((parameter) => textOf(objectOf(parameter)['name']) ?? '')
  const [old, now] = [namesOf(before), namesOf(after)]
  const gone = old.filter((name) => !now.includes(name))
  const come = now.filter((name) => !old.includes(name))
  const permission = textOf(after['x-permission'])
  const former = textOf(before['x-permission'])
  const moved = former !== permission && renamed.get(former ?? '') !== permission
  return [
    ...gone.map((name) => ({ where, what: `parameter ${name} is gone`, breaking: true })),
    ...come.map((name) => ({ where, what: `parameter ${name} is new`, breaking: false })),
    ...(moved
      ? [{ where, what: `needs the permission ${permission ?? 'of nobody'} now`, breaking: true }]
      : []),
  ]
}

/** The differences in inputs and answers by entity; patches and updates are inputs with fewer required properties, so skipped. */
function bodies(before: Json, after: Json): ApiDifference[] {
  const [old, now] = [schemasOf(before), schemasOf(after)]
  return Object.entries(old).flatMap(([name, schema]) => {
    const other = now[name]
    if (!isJsonObject(schema) || !isJsonObject(other) || /(?:Patch|Update)$/u.test(name)) return []
    const isSent = name.endsWith('Input') && Object.hasOwn(old, name.slice(0, -'Input'.length))
    return schemaDifferences(name, { before: schema, after: other, isSent })
  })
}

function schemasOf(document: Json): JsonObject {
  return objectOf(objectOf(objectOf(document)['components'])['schemas'])
}
