import { expect, it } from 'vitest'
import { RetryKey } from '#console/screens/record/RetryKey.ts'

it('gives the key of a form again while the same is sent, and a new one after a change or a success', () => {
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
