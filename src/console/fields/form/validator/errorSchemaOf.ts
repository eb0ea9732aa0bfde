import { ErrorSchemaBuilder } from '@rjsf/utils'
import type { ErrorSchema } from '@rjsf/utils'
import { pointerNames } from '#shared/messages/pointerNames.ts'

interface Complaint {
  /** JSON pointer of what it is about. */
  path: string
  message: string
}

/** Complaints as rjsf has them, each below the names that lead to it: those that people gave may hold dots. */
export function errorSchemaOf(complaints: readonly Complaint[]): ErrorSchema<unknown> {
  const builder = new ErrorSchemaBuilder<unknown>()
  for (const { path, message } of complaints) builder.addErrors(message, pointerNames(path))
  return builder.ErrorSchema
}
