import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { UploadTurns } from '#server/files/UploadTurns.ts'

/** Receives files until it is told to end them; `begun` lists whose have begun. */
function receiving(longest: number) {
  const turns = new UploadTurns(longest)
  const waiting: (() => void)[] = []
  const begun: string[] = []
  const receive = (userId: string, length?: number) =>
    turns.take({ userId, length }, () => {
      begun.push(userId)
      return new Promise<void>((resolve) => waiting.push(resolve))
    })
  const endAll = async (all: readonly Promise<void>[]) => {
    while (waiting.length > 0) {
      for (const end of waiting.splice(0)) end()
      await nextTurn()
    }
    await Promise.all(all)
  }
  return { receive, begun, endAll }
}

it('four files of one user are received at once, and nobody else waits for the other files', async () => {
  const { receive, begun, endAll } = receiving(1000)
  const all = [...Array.from({ length: 6 }, () => receive('greedy')), receive('other')]
  await nextTurn()
  expect(begun).toEqual(['greedy', 'greedy', 'greedy', 'greedy', 'other'])
  await endAll(all)
  expect(begun).toHaveLength(7)
})

it('nobody waits for many people who send short files slowly, as long as there is memory for one more file', async () => {
  const { receive, begun, endAll } = receiving(1000)
  const slow = Array.from({ length: 200 }, (_, index) => receive(`slow ${index % 50}`, 100))
  const all = [...slow, receive('other', 1000)]
  await nextTurn()
  expect(begun).toHaveLength(201)
  expect(begun.at(-1)).toBe('other')
  await endAll(all)
})

it('no more files are received at once than memory is reserved for, whatever length is declared', async () => {
  const { receive, begun, endAll } = receiving(1000)
  const all = Array.from({ length: 40 }, (_, index) =>
    receive(`user ${index}`, index % 2 ? 9_999_999 : undefined),
  )
  await nextTurn()
  expect(begun).toHaveLength(32)
  await endAll(all)
  expect(begun).toHaveLength(40)
})
