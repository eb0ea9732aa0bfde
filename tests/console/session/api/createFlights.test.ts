import { expect, it } from 'vitest'
import { createFlights } from '#console/session/api/createFlights.ts'

interface Request {
  signal: AbortSignal
  answer: (value: string) => void
  fail: (error: Error) => void
}

/** Requests that answer when the test tells them to, and stop on an abort signal. */
const buildAirport = () => {
  const join = createFlights<string>()
  const requests: Request[] = []
  const fly = (key: string, signal?: AbortSignal) =>
    join(
      key,
      (cancelled) =>
        new Promise((answer, fail) => {
          cancelled.addEventListener('abort', () => fail(new Error('cancelled')))
          requests.push({ signal: cancelled, answer, fail })
        }),
      signal,
    )
  return { fly, requests }
}

it('of two equal requests the earlier is cancelled, and both callers get the later answer [S7.02]', async () => {
  const { fly, requests } = buildAirport()
  const earlier = fly('/goods')
  const later = fly('/goods')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer('fresh')
  expect(await Promise.all([earlier, later])).toEqual(['fresh', 'fresh'])
})

it('different requests, and equal ones in succession, are not cancelled [S7.02]', async () => {
  const { fly, requests } = buildAirport()
  const goods = fly('/goods')
  const orders = fly('/orders')
  requests[0]?.answer('goods')
  requests[1]?.answer('orders')
  expect(await Promise.all([goods, orders])).toEqual(['goods', 'orders'])
  const again = fly('/goods')
  requests[2]?.answer('again')
  expect(await again).toBe('again')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
})

it('a request is cancelled when its only caller gives up', async () => {
  const { fly, requests } = buildAirport()
  const caller = new AbortController()
  const given = fly('/goods', caller.signal)
  caller.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  expect(requests[0]?.signal.aborted).toBe(true)
})

it('a joined request continues for the earlier caller when the later one gives up', async () => {
  const { fly, requests } = buildAirport()
  const caller = new AbortController()
  const earlier = fly('/goods')
  const later = fly('/goods', caller.signal)
  caller.abort(new Error('gone'))
  await expect(later).rejects.toThrow('gone')
  requests[1]?.answer('fresh')
  expect(await earlier).toBe('fresh')
})

it('a failed request is reported to every caller that joined it', async () => {
  const { fly, requests } = buildAirport()
  const both = Promise.allSettled([fly('/goods'), fly('/goods')])
  requests[1]?.fail(new Error('down'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
