import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lineOf } from '../../../load/readJson.ts'
import { portableFormat, portablePattern } from '../patterns/portablePattern.ts'

/** Predicates of strict jsonpath that hold for values which break the keyword; none if jsonpath cannot state it. */
export function brokenKeyword(keyword: string, value: Json): string[] {
  return broken[keyword]?.(value) ?? []
}

// A comparison with a value of another type is neither true nor false, so each of these concerns its own type alone.
const broken: Readonly<Record<string, (value: Json) => string[]>> = {
  type: (value) => brokenType([value].flat()),
  enum: (values) => brokenEnum(listOf(values)),
  const: (value) => brokenEnum([value]),
  minimum: (bound) => compared('<', bound),
  maximum: (bound) => compared('>', bound),
  exclusiveMinimum: (bound) => compared('<=', bound),
  exclusiveMaximum: (bound) => compared('>=', bound),
  multipleOf: (step) => (typeof step === 'number' ? [`@ % ${step} != 0`] : []),
  minItems: (bound) => compared('<', bound, '@.size()'),
  maxItems: (bound) => compared('>', bound, '@.size()'),
  minLength: (bound) => unlike(counted(bound, (count) => `^.{${count},}$`)),
  maxLength: (bound) => unlike(counted(bound, (count) => `^.{0,${count}}$`)),
  pattern: (source) => unlike(typeof source === 'string' ? portablePattern(source) : undefined),
  format: (name) =>
    unlike(typeof name === 'string' ? (portableFormat(name) ?? lineOf(outlines, name)) : undefined),
}

/** Patterns that every text of a format matches, for formats that no pattern describes fully; validators check the rest. */
const outlines: Readonly<Record<string, string>> = {
  date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  'date-time':
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$',
  ipv6: '^[0-9A-Fa-f:.]+$',
}

function brokenType(types: readonly Json[]): string[] {
  const wanted = new Set(types.map((type) => (type === 'integer' ? 'number' : type)))
  const fraction = types.includes('integer') && !types.includes('number') ? ['@.floor() != @'] : []
  return [`!(${[...wanted].map((type) => `@.type() == ${JSON.stringify(type)}`).join(' || ')})`, ...fraction]
}

function brokenEnum(values: readonly Json[]): string[] {
  const types = [...new Set(values.map(typeOf))]
  const ofType = types.flatMap((type) => {
    const some = values.filter((value) => typeOf(value) === type)
    return isCompared(type)
      ? [`@.type() == "${type}" && !(${some.map((value) => `@ == ${JSON.stringify(value)}`).join(' || ')})`]
      : []
  })
  return [...brokenType(types), ...ofType]
}

function isCompared(type: string): boolean {
  return type === 'string' || type === 'number' || type === 'boolean'
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function compared(sign: string, bound: Json, left = '@'): string[] {
  return typeof bound === 'number' ? [`${left} ${sign} ${bound}`] : []
}

// PostgreSQL allows at most 255 repetitions.
const maxCount = 255

function counted(bound: Json, pattern: (count: number) => string): string | undefined {
  return typeof bound === 'number' && bound <= maxCount ? pattern(bound) : undefined
}

// With the flag `s`, jsonpath reads a pattern as the operator ~ does.
function unlike(pattern: string | undefined): string[] {
  return pattern === undefined ? [] : [`!(@ like_regex ${JSON.stringify(pattern)} flag "s")`]
}
