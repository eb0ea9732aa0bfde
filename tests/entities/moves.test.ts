import { expect, it } from 'vitest'
import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Move, StateMachine } from '#shared/contracts/StateMachine.ts'
import { canMove } from '#shared/states/canMove.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { ruledHint } from './EntityInputs.ts'
import { eachEntity, type EntityTest } from './eachEntity.ts'
import { moveInputOf as asked, moveInto } from './moveInto.ts'
import type { Mover } from './moveInto.ts'

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
        const record = await recordIn(test, state)
        const answer = await client().post(
          `${table.path}/${idOf(record)}/${move.code}`,
          await askedBy(test, move, record),
        )
        const what = `${state} ${move.code}`
        if (canMove(states, record, move)) expect(dataOf(answer)[states.property], what).toBe(move.to)
        else if (move.from.includes(state)) expect(errorOf(answer).id, what).toBe('MOVE_UNREADY')
        else expect([answer.status, errorOf(answer).id], what).toEqual([409, 'MOVE_NOT_ALLOWED'])
      }
    }
  })

  it.runIf(test.does('update'))(
    'holds an update of the status to the same moves [S4.10] [S4.11]',
    async () => {
      for (const from of reachableStates(states)) {
        for (const to of reachableStates(states)) {
          const record = await recordIn(test, from)
          const move = states.moves.find((one) => one.to === to && one.from.includes(from))
          const answer = await client().put(`${table.path}/${idOf(record)}`, {
            ...record,
            ...(move && (await askedBy(test, move, record))),
            [states.property]: to,
          })
          if (move && !canMove(states, record, move)) expect(errorOf(answer).id).toBe('MOVE_UNREADY')
          else if (from === to || move) expect(dataOf(answer)[states.property], `${from} ${to}`).toBe(to)
          else expect([answer.status, errorOf(answer).id], `${from} ${to}`).toEqual([409, 'MOVE_NOT_ALLOWED'])
        }
      }
    },
  )

  const ready = async (state: string, { when }: Pick<Move, 'when'>): Promise<JsonObject> => {
    for (let tries = 0; tries < 50; tries++) {
      const record = await recordIn(test, state, tries)
      if (when?.(record) ?? true) return record
    }
    throw new Error(`no record of ${entity} is ready to leave ${state}: ${ruledHint}`)
  }

  it('moves those of many that can, and says of each other why it stays [S4.10] [S4.11]', async () => {
    for (const move of states.moves) {
      const { code, from, to } = move
      const movable = [await ready(from[0] ?? '', move), await ready(from[0] ?? '', move)]
      const asked = await askedBy(test, move, movable[0])
      const stuck = from.includes(to) ? undefined : await recordIn(test, to)
      const missing = { id: '018f0000-0000-7000-8000-000000000000' }
      const filter = JSON.stringify({ id: [...movable, ...(stuck ? [stuck] : []), missing].map(idOf) })
      const headers = { 'content-type': 'application/json' }
      const init = { body: JSON.stringify(asked ?? {}), headers }
      const place = `${table.path}/${code}?filter=${filter}&partly=true`
      const { done, refused } = dataOf(await client().send<BulkReport>('POST', place, init))
      expect(new Set(done), code).toEqual(new Set(movable.map(idOf)))
      expect(new Map(refused.map((one) => [one.id, one.code])), code).toEqual(
        new Map([
          ...(stuck ? ([[idOf(stuck), 'MOVE_NOT_ALLOWED']] as const) : []),
          [missing.id, 'RECORD_NOT_FOUND'],
        ]),
      )
      for (const record of movable) {
        const { [states.property]: state } = dataOf(await client().get(`${table.path}/${idOf(record)}`))
        expect(state, code).toBe(to)
      }
    }
  })

  it('moves many in one call, all of them or none, and says which one stood in the way [S4.10] [S4.11]', async () => {
    for (const move of states.moves) {
      const { code, from, to } = move
      const movable = [await ready(from[0] ?? '', move), await ready(from[0] ?? '', move)]
      const asked = await askedBy(test, move, movable[0])
      const stuck = await recordIn(test, to)
      const make = (records: JsonObject[]) =>
        client().post(`${table.path}/${code}?filter=${JSON.stringify({ id: records.map(idOf) })}`, asked)
      const stateOf = async (record: JsonObject) =>
        dataOf(await client().get(`${table.path}/${idOf(record)}`))[states.property]
      if (!from.includes(to)) {
        const refused = await make([...movable, stuck])
        expect(errorOf(refused), code).toMatchObject({ id: 'MOVE_NOT_ALLOWED', facts: { id: idOf(stuck) } })
        for (const record of movable) expect(await stateOf(record), code).toBe(from[0])
      }
      expect(new Set(Object.values(dataOf(await make(movable))))).toEqual(new Set(movable.map(idOf)))
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
    const record = await recordIn(test, states.moves[0]?.from[0] ?? '')
    const path = `${table.path}/${idOf(record)}`
    dataOf(await client().put(path, record))
    const answer = await client().post(`${path}/${states.moves[0]?.code}`, {
      ...(states.moves[0] && (await askedBy(test, states.moves[0], record))),
      version: record['version'] ?? 1,
    })
    expect([answer.status, errorOf(answer).id]).toEqual([409, 'VERSION_OUTDATED'])
  })
})

function reachableStates({ initial, moves }: StateMachine): string[] {
  return [...new Set([...initial, ...moves.map(({ to }) => to)])]
}

/**
 * A new record, moved by the shortest way into a state. Random values rarely fail a move's
 * condition for long; some properties may have to be empty.
 */
async function recordIn(test: EntityTest, state: string, before = 0): Promise<JsonObject> {
  for (let tries = before; tries < before + 50; tries++) {
    const record = await movedTo(test, state, tries % 2 === 0 ? 'all' : 'required')
    if (record) return record
  }
  throw new Error(`no record of ${test.entity} came to ${state}`)
}

async function movedTo(test: EntityTest, state: string, which: 'all' | 'required') {
  return moveInto(moverOf(test), await test.inputs().create(test.entity, which), state)
}

function askedBy(test: EntityTest, move: Move, record?: JsonObject) {
  return asked(moverOf(test), move, record)
}

function moverOf({ entity, table, client, inputs }: EntityTest): Mover {
  const inputOf: Mover['inputOf'] = (...which) => inputs().inputOf(...which)
  return { entity, table, client: client(), inputOf }
}
