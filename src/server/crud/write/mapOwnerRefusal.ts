import type { Owner } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Updates an owner after a call about its row. The path of a refusal becomes the row's reference to the owner. */
export async function mapOwnerRefusal<T>({ entity, of }: Owner, work: () => Promise<T>): Promise<T> {
  return mapOtherEntityRefusal({ entity, at: of }, work)
}

/**
 * Changes records of another entity along with one record. The path of a refusal becomes the property of that record on which
 * they depend, or the whole record.
 */
export async function mapOtherEntityRefusal<T>(
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
