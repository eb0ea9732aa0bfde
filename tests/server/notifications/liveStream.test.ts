import { once } from 'node:events'
import { expect, it } from 'vitest'
import { LiveStream } from '#server/notifications/LiveStream.ts'

it('a live stream whose reader has stopped reading closes without an error once its session has ended', async () => {
  const stream = new LiveStream({ id: 'user', sessionId: 'session' })
  const errors: unknown[] = []
  stream.on('error', (error) => errors.push(error))
  stream.end('ended')
  stream.note('notices')
  stream.send()
  expect(stream.destroyed).toBe(false)
  const closed = once(stream, 'close')
  stream.beat()
  await closed
  expect(errors).toEqual([])
})

it('a live stream announces its end, and sends nothing after that', async () => {
  const stream = new LiveStream({ id: 'user', sessionId: 'session' })
  stream.end('ended')
  stream.note('notices')
  stream.send()
  stream.end('ended')
  const text = await stream.reduce((all: string, piece: Buffer) => all + piece.toString(), '')
  expect(text.match(/^event: \w+$/gmu)).toEqual(['event: ready', 'event: ended'])
})
