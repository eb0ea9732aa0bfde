import type { Caller } from '#server/crud/entity/Context.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Answer } from '#tests/server/crud/openCrud.ts'

/** The names of the answered records, sorted. */
export const names = ({ records }: Answer): string[] =>
  records.map(({ name = null }) => textOf(name)).toSorted()

export const refusal = ({ status, error }: Answer) => ({ status, ...error })

export const filterBy = (filter: JsonObject): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The present caller, and which of the two reach buttons that caller has; all other codes are allowed to everyone. */
export function callers() {
  const ids: Record<string, string> = {}
  const held = new Set<string>()
  let caller: Caller | null = null
  return {
    ids,
    may: (code: string) => !/\.see(?:All|Department)$/u.test(code) || held.has(code),
    caller: () => caller,
    /** Lets this person make the next calls, with these codes besides the pages. */
    as: (name: string, ...codes: string[]) => {
      held.clear()
      for (const code of codes) held.add(code)
      caller = { id: ids[name] ?? '', username: name, name }
    },
    /** Lets the server itself make the next calls. */
    asServer: () => {
      caller = null
    },
  }
}
