import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { FiguresCache } from '#server/crud/figures/FiguresCache.ts'

const slowMs = 80

/** Work that takes this many milliseconds, or none, and counts how often it runs. */
function countedWork(ms: number) {
  let times = 0
  const work = async () => {
    times += 1
    if (ms > 0) await wait(ms)
    return { times }
  }
  return { work, times: () => times }
}

it('slow figures are computed once for all who ask meanwhile or just afterwards [S2.31]', async () => {
  const cache = new FiguresCache<{ times: number }>()
  const { work, times } = countedWork(slowMs)
  const ask = () => cache.answer('sales', 0, work)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ times: 1 }, { times: 1 }, { times: 1 }])
  expect(await ask()).toEqual({ times: 1 })
  expect(await cache.answer('goods', 0, work)).toEqual({ times: 2 })
  expect(times()).toBe(2)
})

it('figures are computed again for someone who has changed something since, and then serve everybody', async () => {
  const cache = new FiguresCache<{ times: number }>()
  const { work } = countedWork(slowMs)
  await cache.answer('sales', 0, work)
  expect(await cache.answer('sales', performance.now(), work)).toEqual({ times: 2 })
  expect(await cache.answer('sales', 0, work)).toEqual({ times: 2 })
})

it('figures that are quick or that failed are not kept', async () => {
  const cache = new FiguresCache<{ times: number }>()
  const { work } = countedWork(0)
  await cache.answer('sales', 0, work)
  expect(await cache.answer('sales', 0, work)).toEqual({ times: 2 })
  const failing = async (): Promise<never> => {
    await wait(slowMs)
    throw new Error('The database is gone')
  }
  await expect(cache.answer('goods', 0, failing)).rejects.toThrow('gone')
  expect(await cache.answer('goods', 0, work)).toEqual({ times: 3 })
})
