import type { Move } from '#shared/contracts/StateMachine.ts'

/** The colour of the button that makes a move. */
export function moveColor({ color = 'default' }: Move) {
  return color === 'default' ? 'primary' : color
}
