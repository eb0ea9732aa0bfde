import { expect, it, vi } from 'vitest'
import { RefusalLimiter } from '#server/http/RefusalLimiter.ts'
import type { SkippedRefusals } from '#server/http/RefusalLimiter.ts'
import type { SessionUser } from '#server/http/SessionUser.ts'

const stranger = (ip: string) => ({ ip, user: null })
const ann: SessionUser = {
  id: '018f0000-0000-7000-8000-000000000001',
  username: 'ann',
  name: 'Ann',
  sessionId: '018f0000-0000-7000-8000-000000000002',
  mustChangePassword: false,
  mustSetSecondFactor: false,
  roleIds: [],
  viewedRoleIds: null,
  keyName: null,
  readOnly: false,
  policyVersion: 1,
}

function openLimiter(limits: ConstructorParameters<typeof RefusalLimiter>[1] = {}) {
  const told: SkippedRefusals[] = []
  const limiter = new RefusalLimiter((left) => void told.push(left), limits)
  const passed = (caller: Parameters<RefusalLimiter['pass']>[0], times: number) =>
    Array.from({ length: times }, () => limiter.pass(caller)).filter((isPassed) => isPassed).length
  return { limiter, told, passed }
}

it('RefusalLimiter counts every user and every network separately', () => {
  const { passed } = openLimiter()
  expect(passed(stranger('10.0.0.1'), 100)).toBe(30)
  expect(passed({ ip: '10.0.0.1', user: ann }, 100)).toBe(30)
  expect(passed({ ip: '10.0.0.2', user: ann }, 100)).toBe(0)
  expect(passed(stranger('10.0.0.2'), 100)).toBe(30)
})

it('RefusalLimiter passes only some refusals of strangers from many networks, but still those of users', () => {
  const { passed } = openLimiter({ ofStrangers: 50 })
  const all = Array.from({ length: 100 }, (_, index) => passed(stranger(`10.0.${index}.1`), 1))
  expect(all.reduce((sum, each) => sum + each, 0)).toBe(50)
  expect(passed({ ip: '10.0.0.1', user: ann }, 1)).toBe(1)
})

it('RefusalLimiter reports once a minute how much it left out and of whom most, and starts over', async () => {
  vi.useFakeTimers()
  try {
    const { told, passed } = openLimiter({ callers: 3 })
    for (const [ip, times] of [
      ['10.0.0.1', 40],
      ['10.0.0.2', 50],
      ['10.0.0.3', 5],
      ['10.0.0.4', 7],
    ] as const)
      passed(stranger(ip), times)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([
      {
        skipped: 10 + 20 + 7,
        most: [
          { caller: 'address:10.0.0.2', skipped: 20 },
          { caller: 'address:10.0.0.1', skipped: 10 },
        ],
      },
    ])
    expect(passed(stranger('10.0.0.4'), 40)).toBe(30)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
