import { expect, it } from 'vitest'
import { isSearchedByName } from '#console/session/entities/isSearchedByName.ts'

it.each([
  ['number', {}, true],
  ['money', {}, true],
  ['date', {}, true],
  ['reference', { reference: { entity: 'good' } }, true],
  ['datetime', {}, false],
  ['boolean', {}, false],
  ['enum', { options: [{ value: 'a', color: 'default' }] }, false],
] as const)(
  'asks the server for records that are known by a %s, if it can look for that',
  (type, more, told) => {
    const fields = [{ source: 'known_by', type, sortable: true, ...more }]
    expect(isSearchedByName({ search: false, display: 'known_by', fields })).toBe(told)
  },
)
