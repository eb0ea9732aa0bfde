import { ErrorSchemaBuilder } from '@rjsf/utils'
import type { ErrorSchema } from '@rjsf/utils'
import { pointerNames } from '#shared/messages/pointerNames.ts'

interface Complaint {
  /** The JSON pointer of the faulty value. */
  path: string
  message: string
}

/** Complaints as rjsf takes them, each below the names that lead to it: names that people give may contain dots. */
export function errorSchemaOf(complaints: readonly Complaint[]): ErrorSchema<unknown> {
  const builder = new ErrorSchemaBuilder<unknown>()
  for (const { path, message } of complaints) builder.addErrors(message, pointerNames(path))
  return builder.ErrorSchema
}
