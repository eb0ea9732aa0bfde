import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

/** The path of the field that caused a refusal, by error code. */
export type FieldByErrorCode = Readonly<Partial<Record<ErrorCode, string>>>

/** Runs `work`. Adds the field that caused it to a refusal of permissions, so that the form can show the error there. */
export async function nameRefusedField<T>(causes: FieldByErrorCode, work: () => Promise<T>): Promise<T> {
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
