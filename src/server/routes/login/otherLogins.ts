import type { Queries } from '#server/database/Database.ts'
import { offersWeChat } from '../../business/weChat/offersWeChat.ts'

/** Ways to log in besides a password, and whether each has been set up; `GET /login/offers` answers them by these names. */
const otherLogins: Readonly<Record<string, (queries: Queries) => Promise<boolean>>> = {
  we_chat: offersWeChat,
}

/** The names of the other ways to log in. */
export const otherLoginNames = Object.keys(otherLogins)

/** Which of the other ways to log in have been set up. */
export async function offeredLogins(queries: Queries): Promise<Record<string, boolean>> {
  const answers = Object.entries(otherLogins).map(
    async ([name, offers]) => [name, await offers(queries)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
