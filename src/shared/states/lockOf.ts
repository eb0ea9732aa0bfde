import type { Lock, StateMachine } from '../contracts/StateMachine.ts'

/** What a record's state locks; undefined: nothing. */
export function lockOf(
  states: Pick<StateMachine, 'property' | 'locked'> | undefined,
  record: Readonly<Record<string, unknown>>,
): Lock | undefined {
  const state = record[states?.property ?? '']
  if (typeof state !== 'string' || !states?.locked || !Object.hasOwn(states.locked, state)) return undefined
  return states.locked[state]
}

/** Whether a lock holds a property; the state itself is left to the moves. */
export function isLocked(
  { property }: Pick<StateMachine, 'property'>,
  { fields }: Lock,
  name: string,
): boolean {
  return name !== property && (fields?.includes(name) ?? true)
}
