import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { formats } from '#shared/validation/formats.ts'
import { mapSubschemas } from '../../load/subschemas.ts'

// Patterns for our days and instants, which are narrower than RFC 3339: no year 0, no leap second, a capital T and Z.
const narrower: Readonly<Record<string, string>> = {
  date: '^(?!0000)',
  'date-time': '^(?!0000)[0-9-]{10}T[0-9:]{6}[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$',
}

/**
 * The schema with a pattern beside each format: standards leave the strictness of a format to the reader, and a client that reads
 * it more generously than the server would send values that are refused.
 */
export function exactly(schema: JsonSchema): JsonSchema {
  const mapped = mapSubschemas(schema, (part) => (isJsonObject(part) ? exactly(part) : part))
  const inner = typeof mapped.pattern === 'string' ? { ...mapped, pattern: readable(mapped.pattern) } : mapped
  const pattern = typeof schema.format === 'string' ? patternOf(schema.format) : undefined
  if (pattern === undefined) return inner
  if (!('pattern' in inner)) return { ...inner, pattern }
  const others: Json = Array.isArray(inner.allOf) ? inner.allOf : []
  return { ...inner, allOf: [...[others].flat(), { pattern }] }
}

/** Most clients' regular expressions know \uXXXX, few know \u{…} for higher code points. */
function readable(pattern: string): string {
  return pattern.replaceAll(/\\u\{0*([\da-f]{5,6})\}/giu, (_, point: string) =>
    String.fromCodePoint(Number.parseInt(point, 16)),
  )
}

function patternOf(format: string): string | undefined {
  const rule = Object.entries(formats).find(([name]) => name === format)?.[1]
  return rule instanceof RegExp ? rule.source : narrower[format]
}
