import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import { exactlyUpTo } from '../types/exactlyUpTo.ts'
import { knownFormats } from '../types/knownFormats.ts'
import { constMembers } from '../types/options.ts'
import { typesOf } from '../types/typesOf.ts'

const keptKeywords = new Set(
  [
    'type enum const default readOnly writeOnly format contentMediaType contentEncoding $ref',
    'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern',
    'items additionalItems maxItems minItems uniqueItems contains',
    'properties required additionalProperties patternProperties propertyNames maxProperties minProperties',
    'dependencies if then else allOf anyOf oneOf not definitions x-at-most',
  ].flatMap((line) => line.split(' ')),
)

/** A schema without labels and other keywords that validate nothing, and with options as a plain enum. */
export function plainSchema(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  const plain = mapSubschemas(withAmounts(withEnum(schema)), (inner) => plainSchema(inner))
  const weaker = weakerBounds(schema)
  return Object.fromEntries(
    Object.entries(plain).filter(([keyword, value]) => isKept(keyword, value) && !weaker.includes(keyword)),
  )
}

// The step of money and of percent.
const amountStep = 0.01
const amountAtMost = exactlyUpTo(2)

/** Limits money and percent to two decimals, and to exact amounts, even if the schema does not. */
function withAmounts(schema: JsonObject): JsonObject {
  if (schema['x-unit'] === undefined) return schema
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema
  const least = typeof minimum === 'number' ? minimum : -amountAtMost
  const most = typeof maximum === 'number' ? maximum : amountAtMost
  return {
    ...schema,
    ...(schema['enum'] || typeof above === 'number' ? {} : { minimum: Math.max(least, -amountAtMost) }),
    ...(schema['enum'] || typeof below === 'number' ? {} : { maximum: Math.min(most, amountAtMost) }),
    multipleOf: schema['multipleOf'] ?? amountStep,
  }
}

/** The redundant one of an inclusive and an exclusive bound: many tools read only one of them. */
function weakerBounds(schema: JsonObject): string[] {
  const { minimum, exclusiveMinimum: above, maximum, exclusiveMaximum: below } = schema
  const isTwice = (one: Json | undefined, other: Json | undefined): boolean =>
    typeof one === 'number' && typeof other === 'number'
  return [
    ...(isTwice(minimum, above) ? [Number(above) >= Number(minimum) ? 'minimum' : 'exclusiveMinimum'] : []),
    ...(isTwice(maximum, below) ? [Number(below) <= Number(maximum) ? 'maximum' : 'exclusiveMaximum'] : []),
  ]
}

function isKept(keyword: string, value: Json): boolean {
  if (keyword === 'format') return typeof value === 'string' && knownFormats.has(value)
  return keptKeywords.has(keyword)
}

/** Replaces `oneOf` of `const` by the shorter `enum`. */
function withEnum(schema: JsonObject): JsonObject {
  const members = constMembers(schema)
  if (!members) return schema
  const { oneOf, anyOf, ...rest } = schema
  const other: JsonObject = oneOf === undefined || anyOf === undefined ? {} : { anyOf }
  const [type, ...others] = typesOf(schema)
  const hasNull = members.some(({ value }) => value === null)
  const typed: JsonObject =
    type === undefined || others.length > 0 ? {} : { type: hasNull ? [type, 'null'] : type }
  return { ...typed, ...rest, ...other, enum: members.map(({ value }) => value) }
}
