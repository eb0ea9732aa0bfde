import { AppError } from '#shared/errors/AppError.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { clearAttempts, countAttempt, uncountIfBusy } from './loginLimit.ts'
import type { Attempt } from './loginLimit.ts'

/** Runs the check of a second-factor code within the same limits as passwords; an error names the user for the audit log. */
export async function withinCodeLimit<T>(
  { database, config }: ServerParts,
  who: Omit<Attempt, 'kind'>,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = { ...who, kind: 'code' } as const
  try {
    const attemptId = await countAttempt(database.essential, attempt, config.login)
    const result = await uncountIfBusy(database.essential, attemptId, work)
    await clearAttempts(database.essential, attemptId, attempt)
    return result
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, { ...error.details, username: who.account })
  }
}
