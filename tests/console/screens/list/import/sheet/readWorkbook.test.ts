import { writeXlsx } from 'hucre'
import type { CellValue } from 'hucre'
import { describe, expect, it } from 'vitest'
import { importRowsAtMost } from '#shared/contracts/import/ImportReport.ts'
import { readWorkbook as read } from '#console/screens/list/import/sheet/readWorkbook.ts'
import { textOfCell } from '#console/screens/list/import/sheet/textOfCell.ts'

const readWorkbook = async (bytes: Uint8Array, percents = false) =>
  (await read(bytes, { percents })).map(({ cells }) => cells)

describe('the text of a cell', () => {
  it.each<[CellValue, string]>([
    [null, ''],
    ['', ''],
    ['=1+1', '=1+1'],
    [0.1 + 0.2, '0.3'],
    [999_999_999_999_999, '999999999999999'],
    [110_101_199_001_011_230, '1.10101199001011E+17'],
    [-12.5, '-12.5'],
    [true, 'true'],
    [new Date('2026-02-03T00:00:00Z'), '2026-02-03'],
    [new Date('2026-02-03T04:05:06Z'), '2026-02-03 04:05:06'],
    [new Date('2026-02-03T04:05:05.999Z'), '2026-02-03 04:05:06'],
    [new Date('1899-12-30T08:30:00Z'), '08:30:00'],
  ])('%j is read as %j', (cell, text) => {
    expect(textOfCell(cell)).toBe(text)
  })
})

describe('the rows of a workbook', () => {
  it('have the line numbers that a spreadsheet shows', async () => {
    const rows = [[], ['a'], [], [null, '  '], [1], [2]]
    const found = await read(await writeXlsx({ sheets: [{ name: 'one', rows }] }), { percents: false })
    expect(found.map(({ line }) => line)).toEqual([2, 5, 6])
  })

  it('are those of the first sheet that are not empty', async () => {
    const rows = [['a', 'b'], [], [null, '  '], [1, new Date('2026-02-03T00:00:00Z')]]
    const bytes = await writeXlsx({
      sheets: [
        { name: 'one', rows },
        { name: 'two', rows: [['x']] },
      ],
    })
    expect(await readWorkbook(bytes)).toEqual([
      ['a', 'b'],
      ['1', '2026-02-03'],
    ])
  })

  it('are read up to the limit of an import and one more, so that the server notices the excess', async () => {
    const rows = Array.from({ length: importRowsAtMost + 100 }, (_, index) => [index])
    const read = await readWorkbook(await writeXlsx({ sheets: [{ name: 'many', rows }] }))
    expect(read).toHaveLength(1 + importRowsAtMost + 1)
  })

  it('are not read from a hidden sheet', async () => {
    const rows = [['a'], [1]]
    const hidden = { name: 'lists', hidden: true, rows: [['x']] }
    expect(await readWorkbook(await writeXlsx({ sheets: [hidden, { name: 'one', rows }] }))).toEqual([
      ['a'],
      ['1'],
    ])
  })

  it('have percentages as shown where the entity has any', async () => {
    const columns = ['0.0%', '0.0"%"', '0.0'].map((numFmt) => ({ numFmt }))
    const rows = [[], ['a', 'b', 'c'], [0.07, 0.07, 0.07]]
    const bytes = await writeXlsx({ sheets: [{ name: 'one', columns, rows }] })
    const heads = ['a', 'b', 'c']
    expect(await readWorkbook(bytes, true)).toEqual([heads, ['7%', '0.07', '0.07']])
    expect(await readWorkbook(bytes)).toEqual([heads, ['0.07', '0.07', '0.07']])
  })

  it('keep the leading zeros that come from a cell’s format', async () => {
    const columns = ['00000', '0', '"a"000', '@'].map((numFmt) => ({ numFmt }))
    const rows = [[], ['a', 'b', 'c', 'd'], [42, 42, 42, '042'], [123456, -7, 0.5, 42]]
    const bytes = await writeXlsx({ sheets: [{ name: 'one', columns, rows }] })
    expect(await readWorkbook(bytes)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['00042', '42', '042', '042'],
      ['123456', '-7', '0.5', '42'],
    ])
  })

  it('are refused when the result of a formula is not in the file', async () => {
    const open = new Map([['1,1', { value: null, formula: 'A2*2' }]])
    const computed = new Map([['1,1', { value: 8, formula: 'A2*2', formulaResult: 8 }]])
    const sheetOf = (cells: typeof open | typeof computed) =>
      writeXlsx({
        sheets: [
          {
            name: 'one',
            rows: [
              ['a', 'b'],
              [4, null],
            ],
            cells,
          },
        ],
      })
    await expect(readWorkbook(await sheetOf(open))).rejects.toMatchObject({ cell: 'B2' })
    const rowOfOpen = new Map([['2,0', { value: null, formula: 'A2*2' }]])
    await expect(readWorkbook(await sheetOf(rowOfOpen))).rejects.toMatchObject({ cell: 'A3' })
    expect(await readWorkbook(await sheetOf(computed))).toEqual([
      ['a', 'b'],
      ['4', '8'],
    ])
  })

  it('are refused when a cell shows an error', async () => {
    const cells = new Map([['1,1', { value: '#N/A', type: 'error' as const }]])
    const rows = [
      ['a', 'b'],
      ['tea', null],
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'one', rows, cells }] })
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ cell: 'B2', error: '#N/A' })
  })

  it.each([13_800_138_000, 20_261_201, -20_000])(
    'are refused when a cell is formatted as a date but has the number %d, which Excel shows as hashes',
    async (number) => {
      const columns = [{ header: 'day', key: 'day', numFmt: 'yyyy-mm-dd' }]
      const bytes = await writeXlsx({ sheets: [{ name: 'one', columns, data: [{ day: number }] }] })
      await expect(readWorkbook(bytes)).rejects.toMatchObject({ cell: 'A2', error: '########' })
    },
  )

  it('contain the last day that Excel can show', async () => {
    const columns = [{ header: 'day', key: 'day', numFmt: 'yyyy-mm-dd' }]
    const bytes = await writeXlsx({ sheets: [{ name: 'one', columns, data: [{ day: 2_958_465 }] }] })
    expect(await readWorkbook(bytes)).toEqual([['day'], ['9999-12-31']])
  })

  it('repeat the value of a merged cell in each row that it covers', async () => {
    const rows = [
      ['group', null, 'city', 'name'],
      ['', 'no', 'Rome', 'a'],
      ['x', 1, null, 'b'],
      [null, 2, null, 'c'],
      [null, null, null, null],
      [null, 3, 'Oslo', 'd'],
      [null, 4, null, null],
    ]
    const merges = [
      { startRow: 0, startCol: 0, endRow: 1, endCol: 1 },
      { startRow: 1, startCol: 2, endRow: 3, endCol: 2 },
      { startRow: 2, startCol: 0, endRow: 5, endCol: 0 },
      { startRow: 5, startCol: 3, endRow: 6, endCol: 3 },
    ]
    expect(await readWorkbook(await writeXlsx({ sheets: [{ name: 'one', rows, merges }] }))).toEqual([
      ['group', '', 'city', 'name'],
      ['', 'no', 'Rome', 'a'],
      ['x', '1', 'Rome', 'b'],
      ['x', '2', 'Rome', 'c'],
      ['x', '3', 'Oslo', 'd'],
      ['', '4', '', 'd'],
    ])
  })

  it('are refused when the file is not a workbook', async () => {
    await expect(readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).rejects.toThrow()
  })
})
