import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CallTurns } from '#server/limits/CallTurns.ts'

it('a hundred calls of one user run at once, and nobody else waits for the other calls', async () => {
  const turns = new CallTurns()
  const begun: string[] = []
  const call = (user: string) => turns.begin(user, () => void begun.push(user))
  for (let count = 0; count < 250; count += 1) expect(call('greedy')).toBe(true)
  call('other')
  expect(begun.filter((user) => user === 'greedy')).toHaveLength(100)
  expect(begun).toContain('other')
  for (let ended = 0; ended < 250; ended += 1) {
    turns.end('greedy')
    await nextTurn()
    expect(begun).toHaveLength(1 + Math.min(250, 101 + ended))
  }
  begun.length = 0
  for (let count = 0; count < 101; count += 1) call('greedy')
  expect(begun).toHaveLength(100)
})

it('a user with too many waiting calls is refused further ones', () => {
  const turns = new CallTurns()
  const call = (user: string) => turns.begin(user, () => undefined)
  for (let count = 0; count < 5100; count += 1) expect(call('greedy')).toBe(true)
  expect(call('greedy')).toBe(false)
  expect(call('other')).toBe(true)
  turns.end('greedy')
  expect(call('greedy')).toBe(true)
})

it('calls that end as they start do not start each other recursively', async () => {
  const turns = new CallTurns()
  let begun = 0
  const start = () => {
    begun += 1
    if (begun > 100) turns.end('greedy')
  }
  for (let count = 0; count < 5100; count += 1) turns.begin('greedy', start)
  turns.end('greedy')
  await nextTurn()
  expect(begun).toBe(5100)
})
