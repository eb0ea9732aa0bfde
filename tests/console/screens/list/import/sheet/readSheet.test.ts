import { expect, it } from 'vitest'
import { readSheet as read } from '#console/screens/list/import/sheet/sheet.ts'

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name)

const readSheet = (given: File) => read(given, false)

const text = '名称,价格\n茶,5\n'

it('a CSV file is read as a table, also in UTF-16', async () => {
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  const utf16 = new Uint8Array(units.buffer)
  const table = { heads: ['名称', '价格'], rows: [['茶', '5']] }
  expect(await readSheet(file('a.csv', text))).toMatchObject({ ...table, encoding: 'utf-8' })
  expect(await readSheet(file('b.csv', utf16))).toMatchObject({ ...table, encoding: 'utf-16le' })
})

it('the rows of a CSV file have the numbers that a spreadsheet shows, despite empty rows and line breaks', async () => {
  const { rows, lines } = await readSheet(file('a.csv', '名称,价格\n\n茶,5\n"两\n行",6\n , \n壶,7\n'))
  expect(rows.map(([name]) => name)).toEqual(['茶', '两\n行', '壶'])
  expect(lines).toEqual([3, 4, 6])
})

it('a CSV file uses the separator that its first line declares', async () => {
  const { heads, rows } = await readSheet(file('a.csv', '\uFEFFsep=;\r\na,b;c\r\n1,2;3\r\n'))
  expect({ heads, rows }).toEqual({ heads: ['a,b', 'c'], rows: [['1,2', '3']] })
})

it('an image or a workbook of the old format is not read as text', async () => {
  const picture = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const workbook = new Uint8Array(3000)
  workbook.set([208, 207, 17, 224, 161, 177, 26, 225])
  await expect(readSheet(file('list.png', picture))).rejects.toThrow('not a text')
  await expect(readSheet(file('old.xls', workbook))).rejects.toThrow('not a text')
  await expect(readSheet(file('torn.csv', '名称,价格\n茶\0,5\n'))).rejects.toThrow('not a text')
})

it('a PDF or JSON file is not read as a table', async () => {
  await expect(readSheet(file('a.csv', '%PDF-1.4\n1 0 obj\n'))).rejects.toThrow('not a table')
  await expect(readSheet(file('a.json', '[{"name":"茶"}]'))).rejects.toThrow('not a table')
})

it('a CSV file with a damaged character is refused, with the number of its line', async () => {
  const torn = file('a.csv', '名称,价格\n红茶,5\n绿', Uint8Array.of(0xe4, 0xb8), '茶,6\n')
  await expect(readSheet(torn)).rejects.toMatchObject({ name: 'CharactersDamaged', line: 3 })
})

it('a CSV file has the same rows when its lines end in different ways', async () => {
  for (const lines of ['价格,名称\n5,茶\r\n1,"壶\r\n盖"\r\n', '价格,名称\r\n5,茶\n1,"壶\r\n盖"\n']) {
    const { heads, rows } = await readSheet(file('a.csv', lines))
    expect({ heads, rows }).toEqual({
      heads: ['价格', '名称'],
      rows: [
        ['5', '茶'],
        ['1', '壶\r\n盖'],
      ],
    })
  }
})

it('a CSV file with an unclosed quotation mark is refused, with the number of its line', async () => {
  const open = file('a.csv', '名称,备注\n茶,"好\n壶,\n杯,\n')
  await expect(readSheet(open)).rejects.toMatchObject({ line: 2 })
})

it('cells to the right of all heads get a column without a head, unless they are empty', async () => {
  const table = {
    heads: ['名称', '价格', ''],
    rows: [
      ['茶', '5', ''],
      ['壶', '1', '280'],
    ],
  }
  expect(await readSheet(file('a.csv', '名称,价格,,\n茶,5,,\n壶,1,280,\n'))).toMatchObject(table)
  expect(await readSheet(file('b.csv', '名称,价格\n茶,5\n壶,1,280\n'))).toMatchObject(table)
})
