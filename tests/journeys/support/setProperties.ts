import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'

/** Changes the properties of a menu for all users. */
export async function setProperties(api: ApiClient, code: string, properties: JsonObject): Promise<void> {
  const [menu] = dataOf(await api.get<JsonObject[]>(`/menus?code_eq=${code}`))
  const known = isJsonObject(menu?.['properties']) ? menu['properties'] : {}
  dataOf(
    await api.put(`/menus/${textOf(menu?.['id'])}`, { ...menu, properties: { ...known, ...properties } }),
  )
}
