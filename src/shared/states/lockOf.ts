import type { Lock, StateMachine } from '../contracts/StateMachine.ts'

/** The lock on a record in its state; undefined: nothing is locked. */
export function lockOf(
  states: Pick<StateMachine, 'property' | 'locked'> | undefined,
  record: Readonly<Record<string, unknown>>,
): Lock | undefined {
  const state = record[states?.property ?? '']
  if (typeof state !== 'string' || !states?.locked || !Object.hasOwn(states.locked, state)) return undefined
  return states.locked[state]
}

/** Whether a lock covers a property; the state itself can change through moves only. */
export function isLocked(
  { property }: Pick<StateMachine, 'property'>,
  { fields }: Lock,
  name: string,
): boolean {
  return name !== property && (fields?.includes(name) ?? true)
}
