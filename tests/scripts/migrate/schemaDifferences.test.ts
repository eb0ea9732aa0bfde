import { describe, expect, it } from 'vitest'
import { schemaDifferences } from '#scripts/migrate/schemaDifferences.ts'

describe('the differences in allowed values', () => {
  it.each([
    ['texts', 'new', 'old'],
    ['numbers', 2, 3],
    ['objects', { size: 2 }, { size: 3 }],
  ])('name new and removed ones that are %s', (_kind, added, removed) => {
    const pair = { before: { enum: [1, removed] }, after: { enum: [1, added] } }
    const gone = `is no longer ${JSON.stringify(removed)}`
    const come = `may be ${JSON.stringify(added)}`
    expect(schemaDifferences('Thing.size', { ...pair, isSent: true })).toEqual([
      { where: 'Thing.size', what: gone, breaking: true },
      { where: 'Thing.size', what: come, breaking: false },
    ])
    expect(schemaDifferences('Thing.size', { ...pair, isSent: false })).toEqual([
      { where: 'Thing.size', what: gone, breaking: false },
      { where: 'Thing.size', what: come, breaking: true },
    ])
  })
})
