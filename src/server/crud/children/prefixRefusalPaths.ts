import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'

/** Runs `work` on a row; adds the row's place to the paths of a refusal. */
export async function prefixRefusalPaths(place: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, details } = error
    const { fields, message, facts: _, cause: __, ...params } = details
    // The row's error has the same message as the whole refusal.
    const whole: FieldFact = { path: place, code, params, ...(message && { message }) }
    const inside = fields?.map((field) => ({ ...field, path: `${place}${field.path}` }))
    throw new AppError(code, { ...details, fields: inside ?? [whole], cause: error })
  }
}
