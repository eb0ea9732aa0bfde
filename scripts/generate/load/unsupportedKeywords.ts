import type { JsonObject } from '#shared/contracts/Json.ts'

/** A keyword that we cannot support, with advice. */
export interface Unsupported {
  keyword: string
  message: string
  advice: string
}

interface Line {
  advice: string
  /** The condition under which it is unsupported; absent: always. */
  when?: (schema: JsonObject) => boolean
}

const unsupported: Readonly<Record<string, Line>> = {
  $dynamicRef: { advice: 'Write "$ref" to a definition.' },
  $recursiveRef: { advice: 'Write "$ref" to a definition.' },
  unevaluatedItems: { advice: 'Write "additionalItems" or a schema in "items".' },
  unevaluatedProperties: {
    advice: 'Write "additionalProperties".',
    when: (schema) => schema['unevaluatedProperties'] !== true,
  },
  minContains: { advice: 'Write "contains" alone, or "minItems".' },
  maxContains: { advice: 'Write "maxItems".' },
  extends: { advice: 'This is draft-03. Write "allOf" with "$ref".' },
  disallow: { advice: 'This is draft-03. Write "not".' },
  divisibleBy: { advice: 'This is draft-03. Write "multipleOf".' },
  required: {
    advice: 'Remove it, and list "…" in "required" of the object around it, beside "properties".',
    when: (schema) => typeof schema['required'] === 'boolean',
  },
}

/** The unsupported keywords of a schema; `name` is the property that it describes. */
export function unsupportedKeywords(schema: JsonObject, name: string): Unsupported[] {
  return Object.entries(unsupported)
    .filter(([keyword, { when }]) => Object.hasOwn(schema, keyword) && (when?.(schema) ?? true))
    .map(([keyword, { advice }]) => ({
      keyword,
      message: `"${keyword}" is not supported.`,
      advice: advice.replace('…', name),
    }))
}
