import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Move, StateMachine } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { dataOf, type ApiClient } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { comparedOf } from './withinLimits.ts'

/** The parts that moving a record needs. */
export interface Mover {
  entity: EntityName
  table: Table
  client: ApiClient
  inputOf(entity: EntityName, which: 'all', more: JsonObject): Promise<JsonObject>
}

/** Moves the record by the shortest way into a state; undefined if it does not meet a move's condition. */
export async function moveInto(
  mover: Mover,
  made: JsonObject,
  state: Json | undefined,
): Promise<JsonObject | undefined> {
  const { table, client } = mover
  const { states } = table
  let record = made
  for (const move of states ? wayTo(states, made[states.property], state) : []) {
    if (move.when && !move.when(record)) return undefined
    const body = await moveInputOf(mover, move, record)
    record = dataOf(await client.post(`${table.path}/${idOf(record)}/${move.code}`, body))
  }
  return record
}

/**
 * Values for the properties that a move asks for, as required in the state that it leads
 * to; undefined for a move without questions.
 */
export async function moveInputOf(
  { entity, table, inputOf }: Pick<Mover, 'entity' | 'table' | 'inputOf'>,
  { asks, to }: Pick<Move, 'asks' | 'to'>,
  record: JsonObject = {},
): Promise<JsonObject | undefined> {
  if (!asks) return undefined
  const state = { [table.states?.property ?? '']: to }
  const all = await inputOf(entity, 'all', { ...comparedOf(table, record), ...state })
  return Object.fromEntries(asks.map(({ property }) => [property, all[property] ?? null]))
}

function wayTo({ moves }: StateMachine, from: Json | undefined, to: Json | undefined): Move[] {
  const ways = new Map<Json | undefined, Move[]>([[from, []]])
  for (const [state, way] of ways) {
    if (state === to) return way
    for (const move of moves) {
      if (typeof state === 'string' && move.from.includes(state) && !ways.has(move.to))
        ways.set(move.to, [...way, move])
    }
  }
  throw new Error(`no way to ${JSON.stringify(to)}`)
}
