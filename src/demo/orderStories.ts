import type { Order } from '#generated/types/order.ts'
import { dayMs, hourMs, minuteMs } from './stage/clock.ts'
import type { Stage } from './stage/Stage.ts'

/** The history of an order until now. */
export interface OrderStory {
  status: Order['status']
  paidAt?: number
  /** The moment when the status was reached. */
  changedAt: number
  /** The number of times that the record was written. */
  version: number
}

type Chances = Readonly<Record<Order['status'], number>>

/** The statuses of orders by age, in per cent; the first line whose age is reached counts. */
const chancesByAge: readonly { fromHours: number; chances: Chances }[] = [
  { fromHours: 240, chances: { pending: 2, fail: 7, success: 78, refusing: 1, refused: 8, refused_fail: 4 } },
  { fromHours: 48, chances: { pending: 4, fail: 7, success: 73, refusing: 10, refused: 4, refused_fail: 2 } },
  { fromHours: 3, chances: { pending: 18, fail: 8, success: 70, refusing: 4, refused: 0, refused_fail: 0 } },
  { fromHours: 0, chances: { pending: 60, fail: 0, success: 40, refusing: 0, refused: 0, refused_fail: 0 } },
]

const statuses = [
  'pending',
  'fail',
  'success',
  'refusing',
  'refused',
  'refused_fail',
] as const satisfies Order['status'][]

/** Invents the history of an order that was made at that time. */
export function storyOf(stage: Stage, createdAt: number): OrderStory {
  const { now, dice } = stage
  const hours = (now - createdAt) / hourMs
  const chances = chancesByAge.find(({ fromHours }) => hours >= fromHours)?.chances
  const status = dice.weighted(statuses, (candidate) => chances?.[candidate] ?? 0)
  if (status === 'pending') return { status, changedAt: createdAt, version: 1 }
  if (status === 'fail') return { status, changedAt: createdAt + 30 * minuteMs, version: 2 }
  const paidAt = Math.min(now, createdAt + dice.integer(8_000, 9 * minuteMs))
  if (status === 'success') return { status, paidAt, changedAt: paidAt, version: 2 }
  const refusedAt = later(stage, paidAt, 4 * dayMs)
  if (status === 'refusing') return { status, paidAt, changedAt: refusedAt, version: 3 }
  return { status, paidAt, changedAt: later(stage, refusedAt, 2 * dayMs), version: 4 }
}

/** A moment after an instant and before the present. */
function later({ now, dice }: Stage, at: number, most: number): number {
  return at + dice.integer(0, Math.min(most, (now - at) / 2))
}
