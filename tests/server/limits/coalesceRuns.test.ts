import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { coalesceRuns } from '#server/limits/coalesceRuns.ts'

describe('work that many callers request', () => {
  let value = 0
  let begun = 0
  const read = coalesceRuns(async () => {
    begun += 1
    const seen = value
    await sleep(20)
    if (seen === 99) throw new Error('99')
    return seen
  })

  it('runs once more for all who come during a run, and shows them what was changed before they came', async () => {
    const first = read()
    value = 1
    const others = await Promise.all(Array.from({ length: 50 }, read))
    expect([await first, new Set(others), begun]).toEqual([0, new Set([1]), 2])
    value = 2
    expect(await read()).toBe(2)
  })

  it('fails only for the callers of the run that failed', async () => {
    value = 99
    const failing = read()
    const waiting = (async () => {
      await sleep(1)
      value = 3
      return read()
    })()
    await expect(failing).rejects.toThrow('99')
    expect(await waiting).toBe(3)
  })
})
