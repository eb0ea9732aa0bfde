import type { User } from '#generated/types/user.ts'
import type { Values } from '../../session/entities/recordName.ts'

const property = 'department_id' satisfies keyof User
const none = `${property}_null`
/** The filter for the users of a department and of all departments below it. */
export const withinDepartment = `${property}_within`

/**
 * The user list's choice of departments: all users, users without a department, one department with all below it, or another
 * condition on departments.
 */
export type DepartmentChoice = { kind: 'all' | 'without' | 'others' } | { kind: 'department'; id: string }

const conditions: readonly string[] = [property, `${property}_eq`, none, withinDepartment]

/** The choice that a list's filters express. */
export function choiceOf(values: Values): DepartmentChoice {
  const id = values[withinDepartment]
  if (typeof id === 'string') return { kind: 'department', id }
  if (values[none] === true) return { kind: 'without' }
  return { kind: conditions.some((name) => name in values) ? 'others' : 'all' }
}

/** The list's filters with another choice (`all`, `without` or a department's id); filters on other properties stay. */
export function withChoice(values: Values, chosen: string): Values {
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !conditions.includes(name)))
  if (chosen === 'all') return rest
  return chosen === 'without' ? { ...rest, [none]: true } : { ...rest, [withinDepartment]: chosen }
}
