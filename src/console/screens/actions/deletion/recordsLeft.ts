import { HttpError } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { FenxiaoDataProvider } from '../../../session/api/dataProvider/FenxiaoDataProvider.ts'

/** The records of a failed deletion that are still stored, with their names; undefined if that is of no use or cannot be read. */
export async function recordsLeft(
  { getOptions }: Pick<FenxiaoDataProvider, 'getOptions'>,
  entity: string,
  { records, error }: { records: readonly RaRecord[]; error: unknown },
): Promise<readonly RaRecord[] | undefined> {
  const isOfMany = records.length > 1 && error instanceof HttpError && [404, 409].includes(error.status)
  if (!isOfMany && !isUnanswered(error)) return undefined
  const read = getOptions(entity, { ids: records.map(({ id }) => String(id)) })
  return read.then(
    ({ data }) => data,
    () => undefined,
  )
}

/** Whether the answer was lost, so that the call may have been carried out. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 502)
}
