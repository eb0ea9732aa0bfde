import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { UploadTurns } from '#server/files/UploadTurns.ts'

it('four files of one user are received at once, and nobody else waits for them', async () => {
  const turns = new UploadTurns()
  const waiting: (() => void)[] = []
  const begun: string[] = []
  const receive = (user: string) =>
    turns.take(user, () => {
      begun.push(user)
      return new Promise<void>((resolve) => waiting.push(resolve))
    })
  const all = [...Array.from({ length: 6 }, () => receive('greedy')), receive('other')]
  await nextTurn()
  expect(begun).toEqual(['greedy', 'greedy', 'greedy', 'greedy', 'other'])
  while (waiting.length > 0) {
    for (const end of waiting.splice(0)) end()
    await nextTurn()
  }
  await Promise.all(all)
  expect(begun).toHaveLength(7)
})
