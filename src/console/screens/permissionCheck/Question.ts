import type { PermissionCode } from '#generated/types/Entities.ts'
/** A user or a role by name or code, and a call or the code of a page or button. */
export type Question = ({ user: string } | { role: string }) & ({ call: string } | { code: string })

/** The code of the button that allows users to ask. */
export const explainCode = 'system.role.explain' satisfies PermissionCode

/** The path of the page that asks the question. */
export const permissionCheckPath = '/permission-check'

/** The question in an address; undefined if half of it is missing. */
export function questionIn(query: URLSearchParams): Question | undefined {
  const [user, role, call, code] = ['user', 'role', 'call', 'code'].map((name) => query.get(name)?.trim())
  const who = user ? { user } : role ? { role } : undefined
  const what = call ? { call } : code ? { code } : undefined
  return who && what && { ...who, ...what }
}

/** The address of the page with a question in it. */
export function addressOfQuestion(question: Question): string {
  return `${permissionCheckPath}?${new URLSearchParams(Object.entries(question))}`
}
