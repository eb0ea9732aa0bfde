import { expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { StateMachine } from '#shared/contracts/StateMachine.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { eachEntity, type EntityTest } from './eachEntity.ts'

eachEntity('moves', ['collection', 'tree'], (test) => {
  const { entity, table, client, inputs } = test
  const { states } = table
  if (!states)
    return it('has no states, so no call moves it', async () => {
      const made = await inputs().create(entity)
      const answer = await client().post(`${table.path}/${idOf(made)}/publish`)
      expect([answer.status, errorOf(answer).id]).toEqual([404, 'ROUTE_NOT_FOUND'])
    })

  it('makes every allowed move and refuses every other, by its button [S4.10] [S4.11]', async () => {
    for (const state of reachableStates(states)) {
      for (const move of states.moves) {
        const record = await recordIn(test, states, state)
        const answer = await client().post(`${table.path}/${idOf(record)}/${move.code}`)
        const what = `${state} ${move.code}`
        if (move.from.includes(state)) expect(dataOf(answer)[states.property], what).toBe(move.to)
        else expect([answer.status, errorOf(answer).id], what).toEqual([409, 'MOVE_NOT_ALLOWED'])
      }
    }
  })

  it.runIf(test.does('update'))(
    'holds an update of the status to the same moves [S4.10] [S4.11]',
    async () => {
      for (const from of reachableStates(states)) {
        for (const to of reachableStates(states)) {
          const record = await recordIn(test, states, from)
          const answer = await client().put(`${table.path}/${idOf(record)}`, {
            ...record,
            [states.property]: to,
          })
          const isAllowed =
            from === to || states.moves.some((move) => move.from.includes(from) && move.to === to)
          if (isAllowed) expect(dataOf(answer)[states.property], `${from} ${to}`).toBe(to)
          else expect([answer.status, errorOf(answer).id], `${from} ${to}`).toEqual([409, 'MOVE_NOT_ALLOWED'])
        }
      }
    },
  )

  it('moves many in one call, all of them or none, and says which one stood in the way [S4.10] [S4.11]', async () => {
    for (const { code, from, to } of states.moves) {
      const movable = [
        await recordIn(test, states, from[0] ?? ''),
        await recordIn(test, states, from[0] ?? ''),
      ]
      const stuck = await recordIn(test, states, to)
      const move = (records: JsonObject[]) =>
        client().post(`${table.path}/${code}?filter=${JSON.stringify({ id: records.map(idOf) })}`)
      const stateOf = async (record: JsonObject) =>
        dataOf(await client().get(`${table.path}/${idOf(record)}`))[states.property]
      if (!from.includes(to)) {
        const refused = await move([...movable, stuck])
        expect(errorOf(refused), code).toMatchObject({ id: 'MOVE_NOT_ALLOWED', facts: { id: idOf(stuck) } })
        for (const record of movable) expect(await stateOf(record), code).toBe(from[0])
      }
      expect(new Set(Object.values(dataOf(await move(movable))))).toEqual(new Set(movable.map(idOf)))
      for (const record of movable) expect(await stateOf(record), code).toBe(to)
    }
  })

  it('makes new records only in a state they may start in [S4.10]', async () => {
    for (const state of reachableStates(states)) {
      const answer = await client().post(table.path, {
        ...(await inputs().inputOf(entity)),
        [states.property]: state,
      })
      expect(answer.status < 300, state).toBe(states.initial.includes(state))
    }
  })

  it.runIf(test.does('update'))('refuses a move of an outdated version', async () => {
    const record = await recordIn(test, states, states.moves[0]?.from[0] ?? '')
    const path = `${table.path}/${idOf(record)}`
    dataOf(await client().put(path, record))
    const answer = await client().post(`${path}/${states.moves[0]?.code}`, {
      version: record['version'] ?? 1,
    })
    expect([answer.status, errorOf(answer).id]).toEqual([409, 'VERSION_OUTDATED'])
  })
})

function reachableStates({ initial, moves }: StateMachine): string[] {
  return [...new Set([...initial, ...moves.map(({ to }) => to)])]
}

/** A new record, moved by the shortest way into a state. */
async function recordIn({ entity, table, client, inputs }: EntityTest, states: StateMachine, state: string) {
  let record: JsonObject = await inputs().create(entity)
  for (const code of wayTo(states, record[states.property], state)) {
    record = dataOf(await client().post(`${table.path}/${idOf(record)}/${code}`))
  }
  return record
}

function wayTo({ moves }: StateMachine, from: Json | undefined, to: string): string[] {
  const ways = new Map<Json | undefined, string[]>([[from, []]])
  for (const [state, way] of ways) {
    if (state === to) return way
    for (const move of moves) {
      if (typeof state === 'string' && move.from.includes(state) && !ways.has(move.to))
        ways.set(move.to, [...way, move.code])
    }
  }
  throw new Error(`no way to ${to}`)
}
