import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CallTurns } from '#server/limits/CallTurns.ts'

it('sixteen calls of one user are worked on at once, and nobody else waits for the others', async () => {
  const turns = new CallTurns()
  const ends: (() => void)[] = []
  const begun: string[] = []
  const call = async (user: string) => {
    ends.push(await turns.begin(user))
    begun.push(user)
  }
  const all = [...Array.from({ length: 40 }, () => call('greedy')), call('other')]
  await nextTurn()
  expect(begun.filter((user) => user === 'greedy')).toHaveLength(16)
  expect(begun).toContain('other')
  while (ends.length > 0) {
    // Said twice, it is over once.
    for (const end of ends.splice(0)) [end, end].map((say) => say())
    await nextTurn()
  }
  await Promise.all(all)
  expect(begun).toHaveLength(41)
})

it('a user who lets too many calls wait is told to come back', async () => {
  const turns = new CallTurns()
  const calls = Array.from({ length: 5016 }, () => turns.begin('greedy'))
  await nextTurn()
  await expect(turns.begin('greedy')).rejects.toMatchObject({ code: 'REQUESTS_LIMITED' })
  const end = await turns.begin('other')
  end()
  void Promise.all(calls.map(async (call) => (await call)()))
})
