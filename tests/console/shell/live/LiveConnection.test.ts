import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveConnection, retryDelay } from '#console/shell/live/LiveConnection.ts'

/** A server that answers each request as the test tells it to. */
const buildServer = () => {
  const events: string[] = []
  const requests: AbortSignal[] = []
  const streams: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>[] = []
  let status = 200
  const open = async (signal: AbortSignal) => {
    requests.push(signal)
    if (status !== 200) return new Response(null, { status })
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        streams.push(controller)
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body)
  }
  const connection = new LiveConnection({ open, onEvent: (event) => events.push(event) })
  const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  const answerWith = (next: number) => void (status = next)
  return { connection, events, requests, streams, send, answerWith }
}

describe('a live connection [S2.06]', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reports known events as they arrive, also in pieces, and no others', async () => {
    const { connection, events, send } = buildServer()
    connection.start()
    await vi.advanceTimersByTimeAsync(0)
    for (const part of [
      'event: re',
      'ady\nda',
      'ta: \n\n:\n\nevent: notices\ndata: \n\nevent: other\ndata: \n\n',
    ])
      send(part)
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['ready', 'notices'])
    connection.stop()
  })

  it('reconnects after the stream ends, and waits longer after each refusal', async () => {
    const { connection, requests, streams, answerWith } = buildServer()
    connection.start()
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.close()
    await vi.advanceTimersByTimeAsync(1500)
    expect(requests).toHaveLength(2)
    answerWith(503)
    streams[1]?.close()
    await vi.advanceTimersByTimeAsync(1500)
    expect(requests).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(60_000)
    const inAMinute = requests.length
    expect(inAMinute).toBeGreaterThan(5)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests.length - inAMinute).toBeLessThanOrEqual(1)
    connection.stop()
  })

  it('announces news on a timer while there is no stream', async () => {
    const { connection, events, answerWith } = buildServer()
    answerWith(204)
    connection.start()
    await vi.advanceTimersByTimeAsync(180_000)
    expect(events.length).toBeGreaterThanOrEqual(3)
    expect(new Set(events)).toEqual(new Set(['notices']))
    connection.stop()
  })

  it('replaces a stream that has become silent', async () => {
    const { connection, requests, send } = buildServer()
    connection.start()
    await vi.advanceTimersByTimeAsync(40_000)
    send(':\n\n')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(requests.map(({ aborted }) => aborted)).toEqual([true, false])
    connection.stop()
  })

  it('retries at once on request, and never after it is stopped', async () => {
    const { connection, requests, events, answerWith } = buildServer()
    answerWith(503)
    connection.start()
    await vi.advanceTimersByTimeAsync(20_000)
    const before = requests.length
    connection.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(before + 1)
    connection.stop()
    const told = events.length
    await vi.advanceTimersByTimeAsync(300_000)
    expect([requests.length, events.length]).toEqual([before + 1, told])
  })

  it('waits a second at first and 90 seconds at most', () => {
    expect([0, 1, 2, 3, 50].map((failures) => retryDelay(failures, 0))).toEqual([
      1000, 1000, 2000, 4000, 60_000,
    ])
    expect(retryDelay(50, 1)).toBe(90_000)
  })
})
