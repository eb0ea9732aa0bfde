import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { CellFault } from '#server/crud/import/CellFault.ts'
import { readCell } from '#server/crud/import/readCell.ts'
import type { CellContext } from '#server/crud/import/readCell.ts'
import { readSheet } from '#server/crud/import/readSheet.ts'
import { messageOf } from '#shared/messages/validationMessage.ts'
import { turnsDuring } from './turnsDuring.ts'

const ofStatus: CellContext = {
  entity: 'good',
  field: {
    source: 'status',
    type: 'enum',
    sortable: true,
    options: ['normal', 'draft', 'sold_out'].map((value) => ({ value, color: 'default' as const })),
  },
  types: ['string'],
  itemTypes: [],
  ids: { idOf: (_, text) => text },
  zone: 'Asia/Shanghai',
}

const ofJson: CellContext = {
  entity: 'menu',
  field: { source: 'properties', type: 'json', sortable: false },
  types: ['object'],
  itemTypes: [],
  ids: { idOf: (_, text) => text },
  zone: 'Asia/Shanghai',
}

describe('a file that is imported', () => {
  it.each(['\n', '\r\n', '\r'])(
    'is read piece by piece with the same result as at once, with lines that end in %j',
    async (end) => {
      const cells = ['a', '""', '"x,y"', `"l${end}m"`, '"q""r"', '', ' ', '"" ', `"${'w'.repeat(300)}"`]
      const lines = Array.from({ length: 9000 }, (_, line) =>
        Array.from({ length: 1 + (line % 4) }, (_, at) => cells[(line * 7 + at * 5) % cells.length]).join(
          ',',
        ),
      )
      const text = ['one,two', ...lines].join(end)
      expect(text.length).toBeGreaterThan(800_000)
      const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy' })
      expect((await readSheet(Buffer.from(text))).rows).toEqual(data.slice(1))
    },
  )

  it.each([
    ['title\tlabels\na\tb,c\nd\te\n', 'a'],
    ['名称;备注\n茶,绿茶;好,喝\n', '茶,绿茶'],
    ['\n"a;b",c\n"x;y",z\n', 'x;y'],
    ['one\na;b\n', 'a;b'],
  ])('is split at the separator of its headers, whatever its cells contain: %j', async (text, first) => {
    expect((await readSheet(Buffer.from(text))).rows[0]?.[0]).toBe(first)
  })

  it.each(['sep=;\n', 'SEP=;\r\n', '"sep=;"\n', 'sep=;;;\n'])(
    'is split at the separator that its first line declares instead of headers: %j',
    async (line) => {
      const { heads, rows } = await readSheet(Buffer.from(`${line}a,b;c\n1,2;3\n`))
      expect({ heads, rows }).toEqual({ heads: ['a,b', 'c'], rows: [['1,2', '3']] })
      const open = readSheet(Buffer.from(`${line}a;b\n1;2\n3;"4\n`))
      await expect(open).rejects.toMatchObject({ code: 'IMPORT_UNREADABLE', details: { row: 4 } })
    },
  )

  it.each(['price,name\n5,tea\r\n1,"a\r\nb"\r\n2,cup\n', 'price,name\r\n5,tea\n1,"a\r\nb"\n2,cup\r\n'])(
    'has the same rows if Windows and Unix line ends are mixed: %j',
    async (text) => {
      const { heads, rows } = await readSheet(Buffer.from(text))
      expect({ heads, rows }).toEqual({
        heads: ['price', 'name'],
        rows: [
          ['5', 'tea'],
          ['1', 'a\r\nb'],
          ['2', 'cup'],
        ],
      })
    },
  )

  it('is refused with the number of the line in which a character is damaged', async () => {
    const torn = Buffer.concat([
      Buffer.from('名称,价格\n红茶,5\n绿'),
      Buffer.of(0xe4, 0xb8),
      Buffer.from('茶,6\n'),
    ])
    for (const bytes of [torn, Buffer.concat([Buffer.from('\uFEFF'), torn])])
      await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'IMPORT_DAMAGED', details: { row: 3 } })
  })

  it('cannot contain a text that a spreadsheet has rounded or replaced by an error', () => {
    const ofText: CellContext = {
      ...ofStatus,
      field: { source: 'name', type: 'text', sortable: true },
    }
    for (const text of ['1.10101E+17', '1E+11', '#N/A', '#DIV/0!'])
      expect(() => readCell(text, ofText)).toThrow(/cellRounded|cellFailed/u)
    for (const text of ['1E+5', '2E+x', '#N/A?', '110101199001011234'])
      expect(readCell(text, ofText)).toBe(text)
    expect(readCell('1.5E+11', { ...ofText, field: { ...ofText.field, type: 'number' } })).toBe(1.5e11)
  })

  it('cannot contain a cell with more than 20,000 values', () => {
    const reading = (type: 'numbers' | 'rows'): CellContext => ({
      ...ofStatus,
      field: { source: 'scores', type, sortable: false },
      types: ['array'],
      itemTypes: ['integer'],
    })
    const many = (item: string) => Array.from({ length: 20_001 }, () => item).join(',')
    expect(() => readCell(many('1'), reading('numbers'))).toThrow('cellTooMany')
    expect(() => readCell(`[${many('1')}]`, reading('numbers'))).toThrow('cellTooMany')
    expect(() => readCell(`[${many('{}')}]`, reading('rows'))).toThrow('cellTooMany')
    expect(readCell(many('1').slice(2), reading('numbers'))).toHaveLength(20_000)
  })

  it('is answered with the allowed choices for a faulty cell, in the language of its reader', () => {
    const thrown = (text: string): unknown => {
      try {
        return readCell(text, ofStatus)
      } catch (error) {
        return error
      }
    }
    const fault = thrown('在售中')
    if (!(fault instanceof CellFault)) throw new Error('the cell was read')
    const fact = { path: '/status', code: fault.code, params: fault.params }
    expect(messageOf(fact, '状态', 'zh')).toBe('状态只能是：在售、草稿、售罄')
    expect(messageOf(fact, 'Status', 'en')).toBe('Status must be one of: On sale, Draft, Sold out')
    expect(thrown('售罄')).toBe('sold_out')
  })

  it('may contain a duration as exports write it, in either language, or as it is stored', () => {
    const ofDuration: CellContext = {
      ...ofStatus,
      field: { source: 'lasts', type: 'duration', sortable: false },
    }
    for (const text of ['1小时30分钟', '1 hour 30 minutes', 'PT1H30M'])
      expect(readCell(text, ofDuration)).toBe('PT1H30M')
    expect(() => readCell('90', ofDuration)).toThrow('format')
  })

  it('may contain a number as it is typed on a Chinese keyboard', () => {
    const ofNumber: CellContext = {
      ...ofStatus,
      field: { source: 'price', type: 'money', sortable: true },
      types: ['number'],
    }
    expect(readCell('￥１，２３４．５', ofNumber)).toBe(1234.5)
    expect(readCell('－３', ofNumber)).toBe(-3)
    expect(() => readCell('１２个', ofNumber)).toThrow('type')
    expect(() => readCell('10²', ofNumber)).toThrow('type')
    const ofPercent: CellContext = { ...ofNumber, field: { ...ofNumber.field, type: 'percent' } }
    expect(readCell('１２．５％', ofPercent)).toBe(12.5)
  })

  it('is refused with the number of the line whose quotation marks do not match or that never ends', async () => {
    const refused = (text: string) => readSheet(Buffer.from(text)).catch((error: unknown) => error)
    const line = `${'x'.repeat(99)}\n`
    expect(await refused(`a\n${line.repeat(9000)}"x" y\n`)).toMatchObject({
      code: 'IMPORT_UNREADABLE',
      details: { row: 9002 },
    })
    expect(await refused(`a\n${line}"${line.repeat(9000)}`)).toMatchObject({
      code: 'IMPORT_ROW_TOO_LONG',
      details: { row: 3 },
    })
  })

  it('does not block other calls while it is read, even if it is nothing but quotation marks', async () => {
    const reading = readSheet(Buffer.from(`a\n${`"${'""'.repeat(50_000)}"\n`.repeat(30)}`))
    // The reader takes three lines at a time.
    expect(await turnsDuring(reading)).toBeGreaterThanOrEqual(8)
  })

  it.each(['\n', ',\n', '"",""\n'])(
    'does not block other calls while its empty lines are skipped: %j',
    async (line) => {
      const refused = readSheet(Buffer.from(`a,b\n${line.repeat(60_000)}`)).catch((error: unknown) => error)
      // The reader takes five thousand at a time.
      expect(await turnsDuring(refused)).toBeGreaterThanOrEqual(8)
      expect(await refused).toMatchObject({ code: 'IMPORT_EMPTY' })
    },
  )

  it('may contain a million empty lines, but not over two million', async () => {
    const few = Buffer.from(`a\n${'\n'.repeat(1_000_000)}b\n`)
    expect((await readSheet(few)).rows).toEqual([['b']])
    const refused = readSheet(Buffer.from(`a\n${'\n'.repeat(2_100_000)}`))
    await expect(refused).rejects.toMatchObject({ code: 'IMPORT_TOO_LARGE' })
  })

  it.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{}}}}', '{"a":1e999}'])(
    'cannot contain JSON that no call would accept: %s',
    (text) => {
      expect(() => readCell(text, ofJson)).toThrow('cellJson')
      expect(() => readCell(`{"a":${'['.repeat(501)}${']'.repeat(501)}}`, ofJson)).toThrow('invalid')
      expect(readCell('{"constructor":"prototype"}', ofJson)).toEqual({ constructor: 'prototype' })
    },
  )

  it('cannot contain JSON with a number that would lose digits', () => {
    expect(() => readCell('{"a":12345678901234567890}', ofJson)).toThrow('cellNumber')
    expect(readCell('{"a":"12345678901234567890"}', ofJson)).toEqual({ a: '12345678901234567890' })
  })

  it('may contain a relation as it is shown or as the API answers it', () => {
    const reading: CellContext = {
      ...ofJson,
      field: {
        source: 'skills',
        type: 'references',
        sortable: false,
        reference: { entity: 'skill', key: 'skill_id' },
      },
      types: ['array'],
    }
    const both = [{ skill_id: 'welding' }, { skill_id: 'driving' }]
    expect(readCell('welding, driving', reading)).toEqual(both)
    expect(readCell(JSON.stringify(both), reading)).toEqual(both)
  })
})
