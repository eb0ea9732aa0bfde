import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

/** Of each refusal, the field that caused it. */
export type CausedBy = Readonly<Partial<Record<ErrorCode, string>>>

/** Does the work; a refusal of permissions also names the field that caused it, so that the form can say it there. */
export async function refusedAt<T>(causes: CausedBy, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, details } = error
    const path = causes[code]
    if (path === undefined || details.fields) throw error
    const field = { path, code, params: { name: details['name'] } }
    throw new AppError(code, { ...details, fields: [field], cause: error })
  }
}
