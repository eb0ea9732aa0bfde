import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { repeatedMove } from '#shared/errors/repeatedMove.ts'
import type { Draft } from './Row.ts'

/** Gives a new record its first state; refuses a state in which no record may start. */
export function requireInitialState({ states }: Table, draft: Draft): void {
  if (!states) return
  const { property, initial } = states
  draft[property] ??= initial[0] ?? null
  if (initial.some((state) => state === draft[property])) return
  const fields = [{ path: `/${property}`, code: 'enum', params: { allowedValues: initial } }]
  throw new AppError('INPUT_INVALID', { fields })
}

/** The move that a draft makes; undefined if the state stays the same. Throws if no move leads to the new state. */
export function moveOf({ states }: Table, before: JsonObject, draft: Draft): Move | undefined {
  if (!states) return undefined
  const from = before[states.property]
  const to = draft[states.property]
  if (to === undefined || to === from) return undefined
  const move = states.moves.find((move) => move.to === to && move.from.some((state) => state === from))
  if (!move) throw moveNotAllowed(states.property, from, to)
  return move
}

/** The move with this code. Throws if it is not allowed from the record's state. */
export function moveByCode({ states }: Table, before: JsonObject, code: string): Move {
  const move = states?.moves.find((move) => move.code === code)
  if (!states || !move) throw new AppError('ROUTE_NOT_FOUND', { move: code })
  const from = before[states.property]
  if (!move.from.some((state) => state === from)) throw moveNotAllowed(states.property, from, move.to)
  return move
}

function moveNotAllowed(property: string, from: unknown, to: unknown): AppError {
  const own = from === to ? { message: repeatedMove } : {}
  const fields = [{ path: `/${property}`, code: 'MOVE_NOT_ALLOWED', params: { from, to }, ...own }]
  return new AppError('MOVE_NOT_ALLOWED', { property, from, to, fields, ...own })
}
