import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { ApiDifference } from './apiDifferences.ts'

interface Pair {
  before: JsonObject
  after: JsonObject
  /** Whether clients send it; otherwise they read it. */
  isSent: boolean
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const words = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly']
const parts = ['properties', 'required', 'items', 'enum', ...lower, ...upper, ...words]

/** The differences between two versions of a schema in the API document. */
export function schemaDifferences(where: string, pair: Pair): ApiDifference[] {
  const { before, after } = pair
  const rest = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (keyword) => !parts.includes(keyword) && !isDeepStrictEqual(before[keyword], after[keyword]),
  )
  return [
    ...propertyDifferences(where, pair),
    ...requiredDifferences(where, pair),
    ...enumDifferences(where, pair),
    ...[...lower, ...upper].flatMap((keyword) => boundDifference(where, keyword, pair)),
    ...rest.map((keyword) => ({ where, what: saying(keyword, pair), breaking: true })),
    ...itemDifferences(where, pair),
  ]
}

function propertyDifferences(where: string, { before, after, isSent }: Pair): ApiDifference[] {
  const [old, now] = [objectOf(before['properties']), objectOf(after['properties'])]
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(now, name))
  const come = Object.keys(now).filter((name) => !Object.hasOwn(old, name))
  const inner = Object.entries(old).flatMap(([name, schema]) => {
    const other = now[name]
    if (!isJsonObject(schema) || !isJsonObject(other)) return []
    return schemaDifferences(`${where}.${name}`, { before: schema, after: other, isSent })
  })
  return [
    ...gone.map((name) => ({ where: `${where}.${name}`, what: 'is gone', breaking: true })),
    ...come.map((name) => ({ where: `${where}.${name}`, what: 'is new', breaking: false })),
    ...inner,
  ]
}

/** The differences in required properties: senders are affected by new ones, readers by missing ones. */
function requiredDifferences(where: string, { before, after, isSent }: Pair): ApiDifference[] {
  const [old, present] = [textsOf(before['required']), textsOf(after['required'])]
  const now = missingFrom(old, present)
  const noMore = missingFrom(present, old)
  const [former, there] = [objectOf(before['properties']), objectOf(after['properties'])]
  // A new property that is always answered is reported as new only.
  const asked = now.filter((name) => isSent || Object.hasOwn(former, name))
  return [
    ...asked.map((name) => ({ where: `${where}.${name}`, what: 'is required now', breaking: isSent })),
    ...noMore
      .filter((name) => Object.hasOwn(there, name))
      .map((name) => ({ where: `${where}.${name}`, what: 'is optional now', breaking: !isSent })),
  ]
}

function enumDifferences(where: string, { before, after, isSent }: Pair): ApiDifference[] {
  if (!before['enum'] && !after['enum']) return []
  if (!before['enum']) return [{ where, what: 'takes listed values only', breaking: isSent }]
  if (!after['enum']) return [{ where, what: 'may have any value', breaking: !isSent }]
  const [old, now] = [listOf(before['enum']), listOf(after['enum'])]
  const gone = missingFrom(now, old)
  const come = missingFrom(old, now)
  return [
    ...gone.map((value) => ({ where, what: `is no longer ${JSON.stringify(value)}`, breaking: isSent })),
    ...come.map((value) => ({ where, what: `may be ${JSON.stringify(value)}`, breaking: !isSent })),
  ]
}

/** The difference in a bound: a narrower one breaks senders, a wider one readers. */
function boundDifference(where: string, keyword: string, pair: Pair): ApiDifference[] {
  const isUpper = upper.includes(keyword)
  const [old, now] = [boundOf(pair.before[keyword], isUpper), boundOf(pair.after[keyword], isUpper)]
  if (old === now) return []
  const isNarrower = isUpper ? now < old : now > old
  return [{ where, what: saying(keyword, pair), breaking: isNarrower === pair.isSent }]
}

function boundOf(value: Json | undefined, isUpper: boolean): number {
  return typeof value === 'number' ? value : isUpper ? Infinity : -Infinity
}

function itemDifferences(where: string, { before, after, isSent }: Pair): ApiDifference[] {
  const [old, now] = [before['items'], after['items']]
  if (isJsonObject(old) && isJsonObject(now))
    return schemaDifferences(`${where}[]`, { before: old, after: now, isSent })
  return isDeepStrictEqual(old, now) ? [] : [{ where: `${where}[]`, what: 'is another', breaking: true }]
}

function saying(keyword: string, { before, after }: Pair): string {
  return `${keyword}: ${said(before[keyword])} → ${said(after[keyword])}`
}

function said(value: Json | undefined): string {
  const text = value === undefined ? 'none' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** The values that a list does not have. They may be numbers or objects, not only texts. */
function missingFrom<Value extends Json>(list: readonly Json[], values: readonly Value[]): Value[] {
  return values.filter((value) => !list.some((each) => isDeepStrictEqual(each, value)))
}
