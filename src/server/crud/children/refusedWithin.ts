import { AppError } from '#shared/errors/AppError.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'

/** Does the work on a row; what is refused names the row, and the property in it. */
export async function refusedWithin(place: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, details } = error
    const { fields, message, facts: _, cause: __, ...params } = details
    // The words at the row are those of the whole.
    const whole: FieldFact = { path: place, code, params, ...(message && { message }) }
    const inside = fields?.map((field) => ({ ...field, path: `${place}${field.path}` }))
    throw new AppError(code, { ...details, fields: inside ?? [whole], cause: error })
  }
}
