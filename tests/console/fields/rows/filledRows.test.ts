import { expect, it } from 'vitest'
import { filledRows } from '#console/fields/rows/filledRows.ts'
import type { InnerInput } from '#console/kit/inputs/InputProps.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

const part = (name: string, more: Partial<InnerInput> & Pick<InnerInput, 'widget'>): InnerInput => ({
  name,
  label: name,
  required: false,
  help: undefined,
  initial: undefined,
  wide: false,
  ...more,
})

const parts = [
  part('name', { widget: 'text' }),
  part('cost', { widget: 'money' }),
  part('good_id', { widget: 'reference' }),
  part('level', { widget: 'select', options: { choices: [{ value: '1', stored: 1, label: '一级' }] } }),
  part('day', { widget: 'date', initial: '2026-01-01' }),
  part('given', { widget: 'switch' }),
]

function pasted(text: string, rows: JsonObject[], more: Partial<Parameters<typeof filledRows>[0]> = {}) {
  const at = { index: 0, name: 'name' }
  return filledRows({ text, rows, parts, at, most: 10, isClosed: () => false, ...more })
}

const rowsOf = (...given: Parameters<typeof pasted>) => pasted(...given).rows
const skippedOf = (...given: Parameters<typeof pasted>) => pasted(...given).skipped

it('pasted cells fill those to the right and below, and missing rows are added [S1.05]', () => {
  const text = '茶杯\t¥1,299.50\t某商品\t一级\t2026/3/9\t是\r\n"碗\n大"\t20\t\t\t\t否\r\n'
  expect(rowsOf(text, [{ id: 'kept', name: '旧', good_id: 'g' }])).toEqual([
    { id: 'kept', name: '茶杯', cost: 1299.5, good_id: 'g', level: 1, day: '2026-03-09', given: true },
    { name: '碗\n大', cost: 20, given: false },
  ])
})

it('pasted dates, times and durations are read in all usual spellings, and impossible ones are skipped', () => {
  const times = [
    part('day', { widget: 'date' }),
    part('at', { widget: 'datetime' }),
    part('opens', { widget: 'clock' }),
    part('sent', { widget: 'time' }),
    part('takes', { widget: 'duration' }),
    part('stars', { widget: 'rating' }),
  ]
  const given = (text: string) => pasted(text, [{}], { parts: times, at: { index: 0, name: 'day' } })
  expect(given('20260309\t2026/3/9 8:05\t15:00:00\t9:30 UTC+2\t1小时30分\t4').rows).toEqual([
    {
      day: '2026-03-09',
      at: new Date('2026-03-09T08:05:00').toISOString(),
      opens: '15:00',
      sent: '09:30:00+02:00',
      takes: 'PT1H30M',
      stars: 4,
    },
  ])
  const wrong = given('2026-02-31\t2026-03-09 25:00\t26:00\t早上\t很久')
  expect(wrong.rows).toEqual([{}])
  expect(wrong.skipped).toEqual(
    ['day', 'at', 'opens', 'sent', 'takes'].map((label) => ({ why: 'unclear', label })),
  )
})

it('pasted cells start at the cell that they are pasted into [S1.05]', () => {
  const rows = [{ name: '甲' }, { name: '乙' }]
  expect(rowsOf('5\n6', rows, { at: { index: 1, name: 'cost' } })).toEqual([
    { name: '甲' },
    { name: '乙', cost: 5 },
    { day: '2026-01-01', cost: 6 },
  ])
})

it('pasting skips closed rows, adds none beyond the maximum, and leaves a wrong number to the validator [S1.05]', () => {
  const rows = [{ id: 'closed', name: '甲' }]
  const isClosed = ({ id }: JsonObject) => id === 'closed'
  expect(rowsOf('乙\t很多\n丙\t1\n丁\t2', rows, { isClosed, most: 2 })).toEqual([
    { id: 'closed', name: '甲' },
    { day: '2026-01-01', name: '丙', cost: 1 },
  ])
  expect(rowsOf('乙\t很多', [{}])).toEqual([{ name: '乙', cost: '很多' }])
})

it('pasting reports which cells were skipped and why, except empty ones', () => {
  const text = '茶杯\t5\t某商品\t九级\t三月九日\t也许\t多\t\n壶\t1\t\t一级\t2026-03-09\t否\n碗\t\t'
  expect(skippedOf(text, [], { most: 2 })).toEqual([
    { why: 'columns' },
    { why: 'unfit', label: 'good_id' },
    { why: 'unclear', label: 'level' },
    { why: 'unclear', label: 'day' },
    { why: 'unclear', label: 'given' },
    { why: 'rows' },
  ])
  expect(skippedOf('乙\t\t\n丙\t1', [{ id: 'a' }], { isClosed: ({ id }) => id === 'a' })).toEqual([
    { why: 'closed' },
  ])
})

it('pasting does not change a cell when its input could not show the text', () => {
  const row = { name: '甲', level: 1, day: '2026-01-01', given: true }
  expect(rowsOf('乙\t\t\t九级\t某日\t也许', [row])).toEqual([{ ...row, name: '乙' }])
})

it('pasting does not change a cell that is closed in its row', () => {
  const isClosed = (_row: JsonObject, part?: string) => part === 'name'
  expect(rowsOf('乙\t2', [{ name: '甲', cost: 1 }], { isClosed })).toEqual([{ name: '甲', cost: 2 }])
  expect(skippedOf('乙\t2', [{ name: '甲', cost: 1 }], { isClosed })).toEqual([{ why: 'closed' }])
})
