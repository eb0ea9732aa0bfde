import type { ErrorSchema } from '@rjsf/utils'
import { toErrorSchema } from '@rjsf/utils'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { propertyOf } from './createValidator.ts'

/** The server's refusals as rjsf shows them: each on the field that caused it. */
export function refusalsOf(fields: readonly FieldRefusal[]): ErrorSchema<unknown> | undefined {
  if (fields.length === 0) return undefined
  const errors = fields.map(({ path, message }) => ({ property: propertyOf(path), message, stack: message }))
  return toErrorSchema<unknown>(errors)
}
