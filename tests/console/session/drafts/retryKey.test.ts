import { expect, it } from 'vitest'
import { RetryKey } from '#console/session/drafts/RetryKey.ts'

it('a form keeps its idempotency key while it sends the same values, and gets a new one after a change or success', () => {
  const key = new RetryKey()
  const first = key.of({ name: 'a' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(key.of({ name: 'a' })).toBe(first)
  const changed = key.of({ name: 'b' })
  expect(changed).not.toBe(first)
  key.done()
  expect(key.of({ name: 'b' })).not.toBe(changed)
  expect(new RetryKey().of({ name: 'b' })).not.toBe(changed)
})

it('a restored draft keeps its idempotency key until its values are changed or stored', () => {
  const sent = new RetryKey()
  expect(sent.unanswered).toBeUndefined()
  const key = sent.of({ name: 'a' })
  expect(sent.unanswered).toBe(key)

  const resumed = new RetryKey()
  resumed.resume(sent.unanswered)
  expect(resumed.of({ name: 'a' })).toBe(key)
  expect(resumed.of({ name: 'b' })).not.toBe(key)
  resumed.done()
  expect(resumed.unanswered).toBeUndefined()
})
