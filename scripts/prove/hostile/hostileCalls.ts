import {
  array,
  constant,
  constantFrom,
  dictionary,
  oneof,
  option,
  record,
  sample,
  tuple,
  uint8Array,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { arbitraryOf } from '../values/arbitraryOf.ts'
import type { HostileCall } from './HostileCall.ts'
import { hostileText, hostileValue } from './hostileValues.ts'
import { operationsOf } from './operationsOf.ts'
import type { Operation } from './operationsOf.ts'

/** The attacker's knowledge and the size of the attack. */
export interface Attack {
  /** The API document of the server. */
  document: JsonObject
  /** Ids of existing records, so that calls get past the first check. */
  ids: readonly string[]
  seed: number
  count: number
}

const otherMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const

/** Requests to every operation of an API document, each wrong in one or more places, reproducible by the seed. */
export function hostileCalls({ document, ids, seed, count }: Attack): HostileCall[] {
  const operations = operationsOf(document)
  const each = Math.ceil(count / operations.length)
  const calls = operations.map((operation, index) =>
    sample(callOf(operation, ids), { numRuns: each, seed: seed + index }),
  )
  // Takes the operations in turns, so that damage by one affects the others.
  return Array.from({ length: each }, (_, turn) => calls.flatMap((some) => some[turn] ?? []))
    .flat()
    .slice(0, count)
}

function callOf(operation: Operation, ids: readonly string[]): Arbitrary<HostileCall> {
  const method = oneof(
    { weight: 9, arbitrary: constant(operation.method) },
    { weight: 1, arbitrary: constantFrom(...otherMethods) },
  )
  return tuple(method, pathOf(operation, ids), queryOf(operation), headers, bodyOf(operation)).map(
    ([asMethod, path, query, some, { type, body }]) => ({
      method: asMethod,
      path: `/api/v1${path}${query}`,
      headers: { ...(type === undefined ? {} : { 'content-type': type }), ...some },
      ...(body && asMethod !== 'TRACE' ? { body } : {}),
    }),
  )
}

function pathOf({ path }: Operation, ids: readonly string[]): Arbitrary<string> {
  const value = oneof(
    { weight: 3, arbitrary: constantFrom(...ids) },
    { weight: 1, arbitrary: hostileText.map(encode) },
  )
  const names = [...path.matchAll(/\{\w+\}/gu)].map(([name]) => name)
  return tuple(...names.map(() => value)).map((some) =>
    names.reduce((text, name, index) => text.replace(name, () => some[index] ?? ''), path),
  )
}

function queryOf({ query }: Operation): Arbitrary<string> {
  const name = query.length > 0 ? oneof(constantFrom(...query), hostileText) : hostileText
  const value = oneof(
    hostileText,
    hostileValue.map((one) => JSON.stringify(one)),
  )
  const pair = oneof(
    { weight: 8, arbitrary: tuple(name, value).map(([key, text]) => `${encode(key)}=${encode(text)}`) },
    {
      weight: 1,
      arbitrary: constantFrom('%', '%zz=%', '=', '&&', 'page=1&page=2', 'q[]=1&q[a]=2', '%C0%AF'),
    },
  )
  return oneof(
    { weight: 1, arbitrary: constant('') },
    {
      weight: 2,
      arbitrary: array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
    },
  ).map((query) => query.slice(0, longestQuery))
}

// Node itself refuses longer headers, which one of the broken messages proves.
const longestQuery = 8000

const jsonType = 'application/json'
const types = [
  jsonType,
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  'x',
]

function bodyOf({ body }: Operation): Arbitrary<{ type?: string; body?: Buffer }> {
  const json = (value: Json) => ({ type: jsonType, body: Buffer.from(JSON.stringify(value)) })
  const garbage = tuple(constantFrom(...types), uint8Array({ maxLength: 300 })).map(([type, bytes]) => ({
    type,
    body: Buffer.from(bytes),
  }))
  const cut = hostileValue.map((value) => {
    const { body: whole } = json(value)
    return { type: jsonType, body: whole.subarray(0, Math.floor(whole.length / 2)) }
  })
  if (!body) return option(oneof(garbage, hostileValue.map(json)), { nil: {} })
  return oneof(
    { weight: 6, arbitrary: spoilt(body).map(json) },
    { weight: 2, arbitrary: hostileValue.map(json) },
    { weight: 1, arbitrary: garbage },
    { weight: 1, arbitrary: cut },
  )
}

/** A value that a schema admits, with some properties replaced by hostile values. */
function spoilt(schema: JsonObject): Arbitrary<Json> {
  const names = Object.keys(isJsonObject(schema['properties']) ? schema['properties'] : {})
  const name = names.length > 0 ? oneof(constantFrom(...names), hostileText) : hostileText
  return tuple(arbitraryOf(schema), dictionary(name, hostileValue, { maxKeys: 3 })).map(([valid, faults]) =>
    isJsonObject(valid) ? { ...valid, ...faults } : valid,
  )
}

const header = hostileText.map((text) =>
  text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/gu, '?').slice(0, 2000),
)

const headers: Arbitrary<Record<string, string>> = record(
  {
    'accept-language': header,
    'idempotency-key': header,
    'if-match': header,
    'if-none-match': header,
    // Compressed bodies are refused before they are read.
    'content-encoding': oneof(
      { weight: 9, arbitrary: constant('identity') },
      { weight: 1, arbitrary: constantFrom('gzip', 'br', 'x') },
    ),
    accept: header,
    range: header,
    cookie: header,
    'x-forwarded-for': header,
    'x-request-id': header,
  },
  { requiredKeys: [] },
)

function encode(text: string): string {
  // An unpaired surrogate has no encoding.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
