import { describe, expect, it } from 'vitest'
import { withDefaultsIfNew } from '#console/kit/text/defaultsOf.ts'

const parts = [
  { name: 'host', initial: undefined },
  { name: 'port', initial: 465 },
  { name: 'tls', initial: true },
]

describe('an object inside a record', () => {
  it('starts with its defaults when the first of its properties is filled in', () => {
    expect(withDefaultsIfNew(parts, { former: {}, next: { host: 'a' } })).toEqual({
      host: 'a',
      port: 465,
      tls: true,
    })
    expect(withDefaultsIfNew(parts, { former: {}, next: { port: 25 } })).toEqual({ port: 25, tls: true })
  })

  it('keeps a cleared property empty', () => {
    expect(withDefaultsIfNew(parts, { former: { host: 'a', port: 465 }, next: { host: 'a' } })).toEqual({
      host: 'a',
    })
    expect(withDefaultsIfNew(parts, { former: { host: 'a' }, next: {} })).toEqual({})
  })
})
