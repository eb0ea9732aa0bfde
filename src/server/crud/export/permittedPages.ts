import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'

interface Permission {
  mayStill: () => Promise<boolean>
  askEveryMs?: number
}

/**
 * Passes on the pages of an export while the reader is permitted to have them. During a long export the reader may be frozen
 * or lose a role.
 */
export async function* permittedPages(
  pages: AsyncIterable<readonly JsonObject[]>,
  { mayStill, askEveryMs = 5000 }: Permission,
): AsyncGenerator<readonly JsonObject[]> {
  let askedAt = performance.now()
  for await (const records of pages) {
    if (performance.now() - askedAt >= askEveryMs) {
      if (!(await mayStill())) throw new AppError('FORBIDDEN')
      askedAt = performance.now()
    }
    yield records
  }
}
