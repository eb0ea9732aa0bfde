import { Ajv } from 'ajv'
import type { ErrorObject } from 'ajv'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { formats } from '#shared/validation/formats.ts'

type Errors = readonly ErrorObject[] | undefined

// One instance for all schemas: each new one would compile the meta-schema again.
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  logger: false,
  multipleOfPrecision: 9,
  formats: { ...formats },
})

// Entities share shapes, and a developer who watches the schemas changes one of many; compiling takes longer than all the rules.
const known = new Map<string, { errors: Errors }>()

/** The errors of a value by a schema, none if it is valid; undefined if the schema itself cannot be read. */
export function judgeValue(schema: JsonSchema, value: unknown): Errors {
  const key = JSON.stringify([schema, value])
  const judged = known.get(key) ?? { errors: errorsOf({ ...schema }, value) }
  known.set(key, judged)
  return judged.errors
}

function errorsOf(schema: JsonSchema, value: unknown): Errors {
  try {
    return ajv.validate(schema, value) ? [] : (ajv.errors ?? [])
  } catch {
    return undefined
  } finally {
    ajv.removeSchema(schema)
  }
}
