import { describe, expect, it } from 'vitest'
import { faultsOf, proveHostile } from '#scripts/prove/hostile/proveHostile.ts'

describe('a server under hostile requests', () => {
  it.each(['embedded', 'postgres'] as const)(
    'answers 10,000 of them without an error of its own, and uses no more memory than before: %s',
    async (kind) => {
      const found = await proveHostile(kind, { requests: 10_000, seed: 1 })
      expect(faultsOf(kind, found)).toEqual([])
      // The requests must pass authentication and the validators.
      expect(found.answers['200']).toBeGreaterThan(1000)
      expect(found.answers['400']).toBeGreaterThan(1000)
    },
    900_000,
  )

  it('is judged by wrong answers, growing memory and calls that do not get past the login', () => {
    const answers = { 200: 900, 400: 100 }
    const memory = { before: 100, after: 119 }
    expect(faultsOf('postgres', { answers, wrong: [], memory })).toEqual([])
    expect(faultsOf('postgres', { answers, wrong: ['500 to GET /'], memory })).toEqual([
      'postgres: 500 to GET /',
    ])
    expect(faultsOf('embedded', { answers, wrong: [], memory: { before: 100, after: 121 } })).toEqual([
      'embedded: memory went from 100 to 121 MiB',
    ])
    expect(faultsOf('embedded', { answers: { 200: 700, 401: 300 }, wrong: [], memory })).toEqual([
      'embedded: 300 of 1000 calls came no further than the door',
    ])
  })
})
