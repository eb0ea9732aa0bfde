import type { ListLook } from '#shared/contracts/SavedView.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { parsedJson } from '../../kit/text/parsedJson.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { lookOf } from './lookOf.ts'

/** How a list opens for the person logged in, as the browser knows it: its rows are asked for before the server said who that is. */
export function openingLook(entity: string): ListLook | undefined {
  const user = parsedJson(consoleStorage.get('user_info'))
  return isObject(user) && isObject(user['openings']) ? lookOf(user['openings'][entity]) : undefined
}
