import { describe, expect, it } from 'vitest'
import { csvOf } from '#console/kit/text/csvOf.ts'
import { filterInputs, fitting } from '#console/screens/list/filters/filterInputs.ts'
import { displayText } from '#console/fields/values/displayText.ts'
import { formatDateTime } from '#console/kit/text/formatDateTime.ts'
import { numberFrom } from '#console/fields/number/NumberInput.tsx'
import { referencedIds } from '#console/fields/reference/names/referencedIds.ts'
import { safeAddress } from '#console/kit/text/safeAddress.ts'
import { goodResource } from '#generated/resources/good.ts'
import type { Field } from '#shared/contracts/Resource.ts'

const words = {
  nothing: '—',
  entity: (name: string) => `kind ${name}`,
  yes: '是',
  no: '否',
  label: (source: string) => source,
  value: (_source: string, value: string) => value.toUpperCase(),
}
const text = (type: Field['type'], value: unknown, more: Partial<Field> = {}) =>
  displayText({ source: 'x', type, sortable: false, ...more }, { x: value }, words)

describe('the text of a value', () => {
  it('shows money, percentages and whole numbers in their formats', () => {
    expect(text('money', 1234.5)).toBe('¥1,234.50')
    expect(text('percent', 12.5)).toBe('12.50%')
    expect(text('integer', 20_261)).toBe('20261')
  })

  it('names entities by their labels', () => {
    expect(text('entities', ['order', 'good'])).toBe('kind order, kind good')
  })

  it('shows dates with time in local time [S9.10]', () => {
    const local = new Date(2026, 10, 20, 9, 5, 7)
    expect(formatDateTime(local.toISOString())).toBe('2026-11-20 09:05:07')
    expect(formatDateTime('no moment')).toBe('')
  })

  it('has labels for states and booleans, names for references, and is empty for a value that is not set', () => {
    expect(text('enum', 'draft')).toBe('DRAFT')
    expect(text('boolean', false)).toBe('否')
    expect(text('text', null)).toBe('')
    const roles = [{ role_id: '1', role_name: 'Operator' }]
    const reference = { entity: 'role', key: 'role_id', nameKey: 'role_name' }
    expect(text('references', roles, { reference })).toBe('Operator')
  })

  it('names the properties of objects and rows, and leaves out those that are not set', () => {
    const fields: Field[] = [
      { source: 'total', type: 'money', sortable: false },
      { source: 'channel', type: 'enum', sortable: false },
    ]
    expect(text('object', { total: 5, channel: null }, { fields })).toBe('x.total: ¥5.00')
    const rows = [{ total: 5, channel: 'web' }, { total: 6 }]
    expect(text('rows', rows, { fields })).toBe('x.total: ¥5.00, x.channel: WEB; x.total: ¥6.00')
  })
})

describe('the text of several values', () => {
  const address = (name: string) => `/api/v1/files/${'a'.repeat(22)}.txt?name=${name}&size=7&type=text/plain`

  it('lists file names, numbers, and values with the names that people entered', () => {
    expect(text('files', [address('a.txt'), address('b.txt'), 'c.txt'])).toBe('a.txt, b.txt, c.txt')
    expect(text('numbers', [1.5, 20])).toBe('1.5, 20')
    const values: Field = { source: 'value', type: 'money', sortable: false }
    expect(text('values', { island: 5, 'fuel tax': 1234.5 }, { values })).toBe(
      'island: ¥5.00, fuel tax: ¥1,234.50',
    )
  })
})

describe('the names of referenced records', () => {
  it('are requested for all records that the references of a list hold', () => {
    const field: Field = { source: 'x', type: 'references', sortable: false, reference: { entity: 'role' } }
    const rows = [
      { id: 'a', x: ['1', '2'] },
      { id: 'b', x: null },
    ]
    expect(referencedIds([field], rows)).toEqual(new Map([['role', ['1', '2']]]))
  })
})

describe('text typed into a number field', () => {
  it('may have full-width digits and thousands separators; nonsense is left to the validator', () => {
    expect(numberFrom('１２．５')).toBe(12.5)
    expect(numberFrom('1,234.50')).toBe(1234.5)
    expect(numberFrom(' ')).toBeUndefined()
    expect(numberFrom('12abc')).toBe('12abc')
    expect(numberFrom('0x10')).toBe('0x10')
    expect(numberFrom('10²')).toBe('10²')
    expect(numberFrom('1½')).toBe('1½')
  })

  it.each(['1,5', '1,2,3', '1.234,50', '1,234,5', ',5'])(
    'is not read as having thousands when it is %j, as the comma may be a decimal point elsewhere [S5.06]',
    (typed) => expect(numberFrom(typed)).toBe(typed),
  )

  it('is read as an amount with its own sign (¥ or %), but with no other', () => {
    expect(numberFrom('¥1,234.50', { prefix: '¥' })).toBe(1234.5)
    expect(numberFrom('-￥ 12', { prefix: '¥' })).toBe(-12)
    expect(numberFrom('12.5%', { suffix: '%' })).toBe(12.5)
    expect(numberFrom('\u22123')).toBe(-3)
    expect(numberFrom('12.5%')).toBe('12.5%')
    expect(numberFrom('¥12', { suffix: '%' })).toBe('¥12')
  })
})

describe('an exported CSV file', () => {
  it('declares its encoding to Excel and disarms formulas, but not negative amounts', () => {
    const csv = csvOf(
      ['名称', '金额'],
      [
        ['=HYPERLINK("http://x")', '-¥1,234.50'],
        ['a,"b"', '-2+3'],
        ['＝1+1', '＠SUM(A1)'],
      ],
    )
    expect(csv.startsWith('\uFEFF名称,金额\r\n')).toBe(true)
    expect(csv).toContain(`'=HYPERLINK`)
    expect(csv).toContain('"-¥1,234.50"')
    expect(csv).toContain(`'-2+3`)
    expect(csv).toContain(`'＝1+1`)
    expect(csv).toContain(`'＠SUM(A1)`)
    expect(csv).toContain('"a,""b"""')
  })
})

describe('the filter card of a list', () => {
  it('offers the free-text search first, then the filters of the schema', () => {
    expect(filterInputs(goodResource).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'search q',
      'match name',
      'match status',
      'range price',
      'range createdAt',
    ])
  })

  it('shows as many inputs as fit beside the buttons', () => {
    const inputs = filterInputs(goodResource)
    expect(fitting(inputs, 4)).toBe(3)
    expect(fitting(inputs, 1)).toBe(1)
    expect(fitting(inputs.slice(3), 4)).toBe(1)
  })
})

describe('addresses of pictures and links', () => {
  it('are accepted for the web and for images, never for code', () => {
    expect(safeAddress('https://example.com/a.png')).toBe('https://example.com/a.png')
    expect(safeAddress('javascript:alert(1)')).toBeUndefined()
    expect(safeAddress('data:text/html,<script>')).toBeUndefined()
    expect(safeAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
  })
})
