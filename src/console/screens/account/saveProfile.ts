import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { createHttpClient } from '../../session/api/httpClient.ts'
import { callApi } from '../../session/api/session.ts'

const http = createHttpClient(callApi)

/** Changes the current user's own record and returns it as stored. Rejects as the data provider does. */
export async function saveProfile(profile: JsonObject): Promise<JsonObject> {
  const { json } = await http('/current/user', { method: 'PUT', body: JSON.stringify(profile) })
  return objectOf(json)
}
