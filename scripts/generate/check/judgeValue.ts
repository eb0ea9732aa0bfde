import { Ajv } from 'ajv'
import type { ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '#shared/contracts/Json.ts'

// One for all: each new one would compile the meta-schema again.
const ajv = new Ajv({ strict: false, allErrors: true, logger: false, multipleOfPrecision: 9 })
addFormats.default(ajv)

/** What a schema says against a value, nothing when it admits it; undefined where the schema itself cannot be read. */
export function judgeValue(schema: JsonSchema, value: unknown): readonly ErrorObject[] | undefined {
  const own = { ...schema }
  try {
    return ajv.validate(own, value) ? [] : (ajv.errors ?? [])
  } catch {
    return undefined
  } finally {
    ajv.removeSchema(own)
  }
}
