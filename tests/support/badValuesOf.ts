import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** A value that one keyword of a property's schema refuses. */
export interface BadValue {
  property: string
  keyword: string
  value: Json
}

/** A value just beyond the allowed ones, for every writable property of an input schema and every keyword in it. */
export function badValuesOf(inputSchema: JsonSchema): BadValue[] {
  const properties = isJsonObject(inputSchema['properties']) ? inputSchema['properties'] : {}
  return Object.entries(properties).flatMap(([property, schema]) =>
    isJsonObject(schema) && schema['readOnly'] !== true ? badValuesOfProperty(property, schema) : [],
  )
}

function badValuesOfProperty(property: string, schema: JsonObject): BadValue[] {
  return Object.entries(schema).flatMap(([keyword, bound]) =>
    (beyond[keyword]?.(bound, schema) ?? []).map((value) => ({ property, keyword, value })),
  )
}

const nul = String.fromCodePoint(0)
const loneSurrogate = String.fromCharCode(0xd800)

/** Functions from a keyword to values that it refuses and that otherwise fit, if possible. */
const beyond: Readonly<Record<string, (bound: Json, schema: JsonObject) => Json[]>> = {
  type: (type) => {
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : []
    const wrong = samples
      .filter((sample) => !types.some((one) => isOf(one, sample)))
      .map((sample) => sample.value)
    return types.includes('string') ? [...wrong, `a${nul}b`, `a${loneSurrogate}b`] : wrong
  },
  maxLength: (bound) => (typeof bound === 'number' ? ['x'.repeat(bound + 1), '龘'.repeat(bound + 1)] : []),
  minLength: (bound) => (typeof bound === 'number' && bound > 0 ? ['x'.repeat(bound - 1)] : []),
  pattern: (bound) =>
    typeof bound === 'string'
      ? ['\u0001!', 'no such form ☠', '   ', '\u3000', '\u200b\u2060\u3164'].filter(
          (text) => !new RegExp(bound, 'u').test(text),
        )
      : [],
  format: () => ['not in (that form'],
  enum: () => ['no-such-value'],
  minimum: (bound, schema) => (typeof bound === 'number' ? [bound - stepOf(schema), -1e30] : []),
  maximum: (bound, schema) => (typeof bound === 'number' ? [bound + stepOf(schema), 1e30] : []),
  multipleOf: (bound) => (typeof bound === 'number' ? [bound / 2] : []),
  minItems: (bound) => (typeof bound === 'number' && bound > 0 ? [[]] : []),
  items: (listed) =>
    [listed]
      .flat()
      .slice(0, 1)
      .map((items) => [
        isJsonObject(items) && items['type'] === 'string' && !items['format'] ? 1 : 'not an item',
      ]),
}

const samples: readonly { type: string; value: Json }[] = [
  { type: 'string', value: 'text' },
  { type: 'number', value: 1.5 },
  { type: 'boolean', value: true },
  { type: 'array', value: [] },
  { type: 'object', value: {} },
  { type: 'null', value: null },
]

function isOf(type: Json, sample: { type: string }): boolean {
  return type === sample.type
}

function stepOf(schema: JsonObject): number {
  return typeof schema['multipleOf'] === 'number' ? schema['multipleOf'] : 1
}
