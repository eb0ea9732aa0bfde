import { describe, expect, it } from 'vitest'
import { importBytesAtMost, importColumnsAtMost } from '#shared/contracts/import/ImportReport.ts'
import { readWorkbook } from '#console/screens/list/import/sheet/readWorkbook.ts'
import { unpackedAtMost } from '#console/screens/list/import/sheet/requireUnpackedSize.ts'
import { zipOf } from '#tests/support/zipOf.ts'
import type { Part } from '#tests/support/zipOf.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

interface Contents {
  rows: string
  /** Elements of the shared texts of cells. */
  texts?: string
  about?: Partial<Part>
}

/** A workbook of one sheet, written by hand. */
function workbookOf({ rows, texts = '', about = {} }: Contents): Uint8Array {
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${relations}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${relations}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${texts}</sst>`, ...about },
  ])
}

const shared = '<row><c t="s"><v>0</v></c></row>'
const tea = '<si><t>茶</t></si>'
const read = async (contents: Contents) =>
  (await readWorkbook(workbookOf(contents), { percents: false })).map(({ cells }) => cells)

describe('a workbook that could fill a browser’s memory', () => {
  it('is read as usual when it is small, also with sizes in 64 bits', async () => {
    expect(await read({ rows: shared, texts: tea })).toEqual([['茶']])
    expect(await read({ rows: shared, texts: tea, about: { isWide: true } })).toEqual([['茶']])
  })

  it('is refused before its shared texts are unpacked', async () => {
    const texts = '<si/>'.repeat(importBytesAtMost / 5)
    const limit = { name: 'FileTooLarge', limit: importBytesAtMost }
    await expect(read({ rows: '', texts })).rejects.toMatchObject(limit)
    await expect(read({ rows: '', texts, about: { isWide: true } })).rejects.toMatchObject(limit)
  })

  it('is refused when its unpacked size exceeds the limit', async () => {
    const rows = '<row/>'.repeat(unpackedAtMost / 6 + 1)
    await expect(read({ rows })).rejects.toMatchObject({ name: 'FileTooLarge', limit: unpackedAtMost })
  })

  it('is refused when it hides or understates its unpacked size', async () => {
    const texts = tea.repeat(100)
    await expect(read({ rows: shared, texts, about: { said: 0 } })).rejects.toThrow('a size is hidden')
    await expect(read({ rows: shared, texts, about: { said: 100 } })).rejects.toThrow('exceeds limit')
  })

  it('is refused when its cells repeat more text than an import takes', async () => {
    const texts = `<si><t>${'茶'.repeat(100_000)}</t></si>`
    const rows = shared.repeat(Math.ceil(importBytesAtMost / 100_000) + 1)
    await expect(read({ rows, texts })).rejects.toMatchObject({ name: 'FileTooLarge' })
  })

  it('is refused when a cell is beyond the last column that an import takes, or too many empty ones are', async () => {
    const filled = '<row><c r="XFD1"><v>1</v></c></row>'
    const empty = '<row><c r="A1"><v>1</v></c><c r="XFD1"/></row>'
    const tooWide = { name: 'FileTooWide', limit: importColumnsAtMost }
    await expect(read({ rows: filled })).rejects.toMatchObject(tooWide)
    await expect(read({ rows: empty.repeat(2000) })).rejects.toMatchObject(tooWide)
    expect(await read({ rows: empty })).toMatchObject([{ 0: '1', length: importColumnsAtMost }])
  })
})
