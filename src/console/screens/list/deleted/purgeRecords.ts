import type { Resource } from '#shared/contracts/Resource.ts'
import { callApi } from '../../../session/api/session.ts'

/** Removes deleted records for good, all of them or none; rejects with the server's refusal. */
export async function purgeRecords({ path }: Pick<Resource, 'path'>, ids: readonly string[]): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ id: ids }))
  await callApi(`${path}/deleted?filter=${filter}`, { method: 'DELETE' })
}
