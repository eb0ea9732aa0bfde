import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'

/** Refuses an input in which fields have faults. */
export function requireNoFaults(fields: readonly FieldFact[]): void {
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}
