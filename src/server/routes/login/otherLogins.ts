import type { Queries } from '#server/database/Database.ts'
import { offersWeChat } from '../../business/weChat/offersWeChat.ts'

/** Checks whether other ways to log in than a password are set up; `GET /login/offers` answers them by these names. */
const otherLogins: Readonly<Record<string, (queries: Queries) => Promise<boolean>>> = {
  we_chat: offersWeChat,
}

/** The names of the other ways to log in. */
export const otherLoginNames = Object.keys(otherLogins)

/** Answers for each other way to log in whether it is set up. */
export async function offeredLogins(queries: Queries): Promise<Record<string, boolean>> {
  const answers = Object.entries(otherLogins).map(
    async ([name, offers]) => [name, await offers(queries)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
