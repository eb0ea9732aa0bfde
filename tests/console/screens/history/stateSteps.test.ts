import { expect, it } from 'vitest'
import { stateSteps } from '#console/screens/history/stateSteps.ts'
import type { HistoryEntry } from '#console/session/api/dataProvider/FenxiaoDataProvider.ts'

const entry = (id: string, more: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  action: 'update',
  user_name: '周敏',
  created_at: `2026-01-0${id}T00:00:00.000Z`,
  before: {},
  after: {},
  detail: null,
  trace_id: null,
  row: null,
  ...more,
})
const paid = entry('2', {
  before: { status: 'pending' },
  after: { status: 'success' },
  detail: { move: 'pay' },
  user_name: null,
})
const made = entry('1', { before: null, after: { status: 'pending' } })
const other = entry('3', { before: { num: 1 }, after: { num: 2 } })

it('the steps of a state tell who set each one and when, and omit other changes', () => {
  expect(stateSteps('status', { status: 'success' }, [other, paid, made])).toEqual([
    { key: '1', state: 'pending', kind: 'created', user: '周敏', at: '2026-01-01T00:00:00.000Z' },
    {
      key: '2',
      state: 'success',
      kind: 'moved',
      move: 'pay',
      user: null,
      at: '2026-01-02T00:00:00.000Z',
    },
  ])
})

it('the steps of a record older than its history tell what is known', () => {
  const record = { status: 'success', createdAt: '2025-12-31T00:00:00.000Z' }
  const created = { key: 'created', kind: 'created', at: '2025-12-31T00:00:00.000Z' }
  expect(stateSteps('status', record, [])).toEqual([
    created,
    { key: 'now', state: 'success', kind: 'unknown' },
  ])
  expect(stateSteps('status', record, [other, paid]).map(({ state }) => state)).toEqual([
    'pending',
    'success',
  ])
})
