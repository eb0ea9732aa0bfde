import type { Owner } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Brings an owner up to date after a call about its row; what is refused of it is told at the row's reference to it. */
export async function refusedByOwner<T>({ entity, of }: Owner, work: () => Promise<T>): Promise<T> {
  return refusedElsewhere({ entity, at: of }, work)
}

/** Changes records of another entity along with one; what is refused of them is told at the property of that one which they follow, or of the whole of it. */
export async function refusedElsewhere<T>(
  { entity, at }: { entity: string; at?: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error
    const { code, details } = error
    const fields = details.fields?.map((fact) => ({
      ...fact,
      path: at === undefined ? '' : `/${at}`,
      about: fact.about ?? { entity, path: fact.path },
    }))
    throw new AppError(code, { ...details, ...(fields && { fields }), cause: error })
  }
}
