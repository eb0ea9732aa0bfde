import { AppError } from '#shared/errors/AppError.ts'

/** Runs `work`; adds the record's id to a refusal. */
export async function withId<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, { ...error.details, id, facts: { id }, cause: error })
  }
}
