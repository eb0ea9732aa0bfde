import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'

interface Permission {
  mayContinue: () => Promise<boolean>
  askEveryMs?: number
}

/** Passes on an export's pages while the reader may have them: in hours of reading, a user may be frozen or lose a role. */
export async function* permittedPages(
  pages: AsyncIterable<readonly JsonObject[]>,
  { mayContinue, askEveryMs = 5000 }: Permission,
): AsyncGenerator<readonly JsonObject[]> {
  let askedAt = performance.now()
  for await (const records of pages) {
    if (performance.now() - askedAt >= askEveryMs) {
      if (!(await mayContinue())) throw new AppError('FORBIDDEN')
      askedAt = performance.now()
    }
    yield records
  }
}
