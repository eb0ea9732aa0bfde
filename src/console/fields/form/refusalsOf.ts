import type { ErrorSchema } from '@rjsf/utils'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { errorSchemaOf } from './errorSchemaOf.ts'

/** The server's refusals as rjsf shows them: each on the field that caused it. */
export function refusalsOf(fields: readonly FieldRefusal[]): ErrorSchema<unknown> | undefined {
  return fields.length === 0 ? undefined : errorSchemaOf(fields)
}
