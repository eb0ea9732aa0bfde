import type { ListLook } from '#shared/contracts/SavedView.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { parsedJson } from '../../kit/text/parsedJson.ts'
import { lookOf } from './lookOf.ts'

/** The look with which a list opens for the user, from the browser's storage: rows are requested before the user is known. */
export function openingLook(entity: string): ListLook | undefined {
  const user = parsedJson(consoleStorage.get('user_info'))
  return isJsonObject(user) && isJsonObject(user['openings']) ? lookOf(user['openings'][entity]) : undefined
}
