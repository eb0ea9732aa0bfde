import type { RJSFSchema } from '@rjsf/utils'
// Imports single files: the whole package loads React and everything that forms need,
// which takes longer than the generator itself.
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { subschemasOf } from '../../load/subschemas.ts'

const deciding = ['if', 'oneOf', 'anyOf', 'allOf', 'dependencies']

/**
 * The schemas that rjsf validates data against while it draws a form, by the keys under which
 * rjsf looks them up; the whole schema comes first.
 */
export async function branchesOf(schema: JsonSchema): Promise<[key: string, schema: JsonSchema][]> {
  const known = new Map([[hashForSchema(rjsfSchema(schema)), schema]])
  const decisions = decisionsIn(schema)
  // Most schemas contain no alternatives, and the parser is a large part of what the generator would load.
  if (!decides(schema) && decisions.length === 0) return [...known]
  const { default: schemaParser } = await import('@rjsf/utils/lib/parser/schemaParser.js')
  // rjsf's parser does not look for alternatives inside alternatives, though the form reaches them.
  for (const part of [schema, ...decisions]) {
    for (const [key, { $id: _, ...branch }] of Object.entries(schemaParser(rjsfSchema(part)))) {
      if (!known.has(key)) known.set(key, branch)
    }
  }
  return [...known]
}

function decisionsIn(schema: JsonSchema): JsonSchema[] {
  const inner = subschemasOf(schema).flatMap(({ schema: part }) => (isJsonObject(part) ? [part] : []))
  return inner.flatMap((part) => [...(decides(part) ? [part] : []), ...decisionsIn(part)])
}

function decides(schema: JsonSchema): boolean {
  return deciding.some((keyword) => keyword in schema)
}

function rjsfSchema(schema: JsonSchema): RJSFSchema {
  return JSON.parse(JSON.stringify(schema))
}
