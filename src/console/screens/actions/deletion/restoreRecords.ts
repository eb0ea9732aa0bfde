import type { Resource } from '#shared/contracts/Resource.ts'
import { callApi } from '../../../session/api/session.ts'

/** Restores records that were deleted and kept, either all of them or none; rejects with the server's refusal. */
export async function restoreRecords(
  { path }: Pick<Resource, 'path'>,
  ids: readonly string[],
): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ id: ids }))
  await callApi(`${path}/deleted/restore?filter=${filter}`, { method: 'POST' })
}
