import type { User } from '#generated/types/user.ts'
import type { Values } from '../../session/entities/recordName.ts'

const property = 'department_id' satisfies keyof User
const none = `${property}_null`
/** Finds the users of a department and of all below it. */
export const withinDepartment = `${property}_within`

/** Whose users the list shows: everybody's, those of nobody, of a department and all below it, or of departments that were asked for in another way. */
export type Choice = { kind: 'all' | 'without' | 'others' } | { kind: 'department'; id: string }

const conditions: readonly string[] = [property, `${property}_eq`, none, withinDepartment]

/** Which choice a list's filters stand for. */
export function choiceOf(values: Values): Choice {
  const id = values[withinDepartment]
  if (typeof id === 'string') return { kind: 'department', id }
  if (values[none] === true) return { kind: 'without' }
  return { kind: conditions.some((name) => name in values) ? 'others' : 'all' }
}

/** The list's filters with another choice, of everybody, nobody or a department; the rest of them stays. */
export function withChoice(values: Values, chosen: string): Values {
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !conditions.includes(name)))
  if (chosen === 'all') return rest
  return chosen === 'without' ? { ...rest, [none]: true } : { ...rest, [withinDepartment]: chosen }
}
