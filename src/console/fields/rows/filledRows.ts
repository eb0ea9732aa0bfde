import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { InnerInput, InputOptions } from '../../kit/inputs/InputProps.ts'
import { initialsOf } from '../../kit/text/initialsOf.ts'
import { numberFrom } from '../number/NumberInput.tsx'
import { withPart } from '../object/withPart.ts'

interface Pasted {
  /** Cells of a spreadsheet, as they come from the clipboard. */
  text: string
  rows: readonly JsonObject[]
  parts: readonly InnerInput[]
  /** The cell that the first one goes to. */
  at: { index: number; name: string }
  /** How many rows there may be. */
  most: number
  isClosed: (row: JsonObject) => boolean
}

/** The rows with a piece of a spreadsheet in them, to the right of a cell and below it; rows that are missing are added. */
export function filledRows({ text, rows, parts, at, most, isClosed }: Pasted): JsonObject[] {
  const table = cellsOf(text)
  const columns = parts.slice(parts.findIndex(({ name }) => name === at.name))
  const count = Math.max(rows.length, Math.min(at.index + table.length, most))
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index] ?? initialsOf(parts)
    const cells = isClosed(row) ? undefined : table[index - at.index]
    return cells ? filledRow(row, columns, cells) : row
  })
}

/** A cell with a line break or a tab in it stands in quotes. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gu

/** Not by the CSV library: every form with rows would load its 6 kB, or a paste would wait for them. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/u, '')
  for (const [, quoted, plain = '', end] of lines.matchAll(cellAndEnd)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}

/** What no cell of a spreadsheet can say, such as a reference or a file, stays as it is. */
function filledRow(row: JsonObject, columns: readonly InnerInput[], cells: readonly string[]): JsonObject {
  return columns.slice(0, cells.length).reduce((filled, part, column) => {
    const read = readers[part.widget]
    return read ? withPart(filled, part, read((cells[column] ?? '').trim(), part.options ?? {})) : filled
  }, row)
}

type Read = (cell: string, options: InputOptions) => Json | undefined

const asText: Read = (cell) => (cell === '' ? undefined : cell)

const asChoice: Read = (cell, { choices = [] }) => {
  const choice = choices.find(({ label, value }) => label === cell || value === cell)
  return choice ? (choice.stored ?? choice.value) : asText(cell, {})
}

const asDay: Read = (cell) => {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(cell) ?? []
  return year === '' ? asText(cell, {}) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const yes = ['true', 'yes', 'y', '1', '是', '√', '✓']

const readers: Partial<Record<WidgetName, Read>> = {
  text: asText,
  textarea: asText,
  email: asText,
  url: asText,
  phone: asText,
  number: (cell) => numberFrom(cell),
  money: (cell) => numberFrom(cell, { prefix: '¥' }),
  percent: (cell) => numberFrom(cell, { suffix: '%' }),
  select: asChoice,
  radio: asChoice,
  switch: (cell) => yes.includes(cell.toLowerCase()),
  date: asDay,
}
