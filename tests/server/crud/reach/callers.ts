import type { Caller } from '#server/crud/entity/Context.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Answer } from '#tests/server/crud/openCrud.ts'

/** The names of the records that were answered, sorted. */
export const names = ({ records }: Answer): string[] =>
  records.map(({ name = null }) => textOf(name)).toSorted()

export const refusal = ({ status, error }: Answer) => ({ status, ...error })

export const filterBy = (filter: JsonObject): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Who calls, and with which of the two buttons; everything else may be done by everyone. */
export function callers() {
  const ids: Record<string, string> = {}
  const held = new Set<string>()
  let caller: Caller | null = null
  return {
    ids,
    may: (code: string) => !/\.see(?:All|Department)$/u.test(code) || held.has(code),
    caller: () => caller,
    /** From then on this person calls, with these codes beside the pages. */
    as: (name: string, ...codes: string[]) => {
      held.clear()
      for (const code of codes) held.add(code)
      caller = { id: ids[name] ?? '', username: name, name }
    },
    /** From then on the server itself calls. */
    asServer: () => {
      caller = null
    },
  }
}
