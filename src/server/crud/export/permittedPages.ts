import { AppError } from '#shared/errors/AppError.ts'

interface Permission {
  mayContinue: () => Promise<boolean>
  askEveryMs?: number
}

/** Passes on an export's pages while the reader may have them: in hours of reading, a user may be frozen or lose a role. */
export async function* permittedPages<Page>(
  pages: AsyncIterable<Page>,
  { mayContinue, askEveryMs = 5000 }: Permission,
): AsyncGenerator<Page> {
  let askedAt = performance.now()
  for await (const page of pages) {
    if (performance.now() - askedAt >= askEveryMs) {
      if (!(await mayContinue())) throw new AppError('FORBIDDEN')
      askedAt = performance.now()
    }
    yield page
  }
}
