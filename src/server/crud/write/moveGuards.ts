import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { asMissing } from '#shared/messages/asMissing.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import type { Context } from '../entity/Context.ts'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
import type { Draft } from '../entity/Row.ts'

/** Refuses a move if the record does not meet its condition. */
export function requireCondition({ code, when }: Move, before: JsonObject): void {
  if (!when || when(before)) return
  const fields = fieldFactsOf(when.errors).map((fact) => asMissing(before, fact))
  throw new AppError('MOVE_UNREADY', { moveCode: code, fields })
}

/** Refuses a move without the values that it asks for, whichever call makes it. */
export function requireAskedValues({ asks = [] }: Move, draft: Draft): void {
  const missing = asks.filter(({ property, optional }) => !optional && (draft[property] ?? null) === null)
  if (missing.length === 0) return
  const fields = missing.map(({ property }) => ({ path: `/${property}`, code: 'required' }))
  throw new AppError('INPUT_INVALID', { fields })
}

/** The values that the server sets with a move. */
export function settingsOf({ columns }: Table, { sets = {} }: Move, { user }: Pick<Context, 'user'>): Draft {
  const now = new Date()
  const isDate = (property: string) => columns.some(({ name, type }) => name === property && type === 'date')
  return Object.fromEntries(
    Object.entries(sets).map(([property, setting]): [string, Json] => {
      if ('now' in setting) return [property, momentBefore(now, 0, isDate(property) ? 'date' : 'timestamp')]
      return [property, 'currentUser' in setting ? (user?.id ?? null) : setting.value]
    }),
  )
}

/** The part of an input that the move asks for. */
export function askedValues({ asks = [] }: Move, input: JsonObject): JsonObject {
  const given = asks.flatMap(({ property }): [string, Json][] => {
    const value = input[property]
    return value === undefined ? [] : [[property, value]]
  })
  return Object.fromEntries(given)
}
