import { describe, expect, it } from 'vitest'
import { brokenLimitOf } from '#shared/computed/brokenLimitOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'

const of = (limits: Omit<Computation, 'expression'>): Computation => ({ expression: { value: 1 }, ...limits })

describe('a computed value [S5.12]', () => {
  it.each([
    [{ least: 1 }, 0, 'minimum'],
    [{ most: 1 }, 2, 'maximum'],
    [{ above: 1 }, 1, 'exclusiveMinimum'],
    [{ below: 1 }, 1, 'exclusiveMaximum'],
    [{ step: 0.5 }, 1.2, 'multipleOf'],
    [{ shortest: 2 }, 'a', 'minLength'],
    [{ longest: 1 }, '🍵a', 'maxLength'],
  ])('is refused by the keyword of the limit that it breaks: %j with %j gives %s', (limits, value, code) => {
    expect(brokenLimitOf(of(limits), value)?.code).toBe(code)
  })

  it.each([
    [{ least: 1, most: 1 }, 1],
    [{ above: 0, below: 2, step: 0.1 }, 1.2],
    [{ shortest: 1, longest: 1 }, '🍵'],
    [{ least: 1, shortest: 1 }, null],
  ])('is accepted within its limits: %j accepts %j', (limits, value) => {
    expect(brokenLimitOf(of(limits), value)).toBeUndefined()
  })
})
