import { afterEach, expect, it, vi } from 'vitest'
import { planLines } from '#scripts/migrate/planLines.ts'
import { printLines } from '#scripts/questions/printLines.ts'
import { refusalOf } from '#server/database/migrate/refusalOf.ts'

// A name that renames the window, clears the screen, and begins a line that looks like one of ours.
const name = 'tea\u001b]0;x\u0007\u009b2J\r\nNothing stands in the way.\u202e'
const shown = String.raw`tea\u001b]0;x\u0007\u009b2J\u000d\u000aNothing stands in the way.\u202e`
const rows = { rows: 1, isEstimate: false, examples: [{ key: '1', value: name }] }

afterEach(() => {
  vi.restoreAllMocks()
})

it('names that users gave are printed with their control characters escaped', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printLines(['分销 “ok” 👩‍👩‍👧', name])
  expect(write.mock.calls).toEqual([[`分销 “ok” 👩‍👩‍👧\n${shown}\n`]])
})

it('values that prevent a migration are printed with their control characters escaped', () => {
  const none = {
    indexes: [],
    notes: [],
    api: [],
    screens: [],
    codes: [],
    losses: [],
    waiting: [],
    tables: [],
  }
  const refusals = [{ what: 'thing has rows that break a rule', rows, advice: [] }]
  const lines = planLines({ ...none, database: 'a database', refusals })
  expect(lines).toContain(`      1  ${shown}`)
  const obstacle = { table: 'thing', rule: 'thing_name_max', column: 'name', condition: 'short', ...rows }
  expect(refusalOf({ obstacles: [obstacle] })).toBe(`1 of thing break thing_name_max, short: 1 (${shown})`)
})
