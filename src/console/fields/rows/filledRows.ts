import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { readTime } from '#shared/fields/times/readTime.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { InnerInput, InputOptions } from '../../kit/inputs/InputProps.ts'
import { initialsOf } from '../../kit/text/initialsOf.ts'
import { readDay } from '../date/readDay.ts'
import { readMoment, readPlainClock, utcOf } from '../date/readMoment.ts'
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
  isClosed: (row: JsonObject, part?: string) => boolean
}

/** A cell of a spreadsheet that went nowhere: beyond the columns or rows, where nothing can be changed, or where its text means nothing. */
export interface LeftCell {
  why: 'columns' | 'rows' | 'closed' | 'unclear' | 'unfit'
  /** What it would have been pasted into. */
  label?: string
}

interface Filled {
  rows: JsonObject[]
  left: readonly LeftCell[]
}

/** The rows with a piece of a spreadsheet in them, to the right of a cell and below it; rows that are missing are added. */
export function filledRows({ text, rows, parts, at, most, isClosed }: Pasted): Filled {
  const table = cellsOf(text)
  const columns = parts.slice(parts.findIndex(({ name }) => name === at.name))
  const count = Math.max(rows.length, Math.min(at.index + table.length, most))
  const filled = Array.from({ length: count }, (_, index): FilledRow => {
    const row = rows[index] ?? initialsOf(parts)
    const cells = table[index - at.index] ?? []
    if (isClosed(row)) return { row, left: leftOf(cells, 'closed') }
    return filledRow({ row, columns, isClosed: (part) => isClosed(row, part) }, cells)
  })
  const beyond = table.slice(count - at.index).flatMap((cells) => leftOf(cells, 'rows'))
  return { rows: filled.map(({ row }) => row), left: [...filled.flatMap(({ left }) => left), ...beyond] }
}

/** Empty cells are not missed. */
function leftOf(cells: readonly string[], why: LeftCell['why']): LeftCell[] {
  return cells.filter((cell) => cell.trim() !== '').map(() => ({ why }))
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

interface FilledRow {
  row: JsonObject
  left: readonly LeftCell[]
}

interface Fillable {
  row: JsonObject
  columns: readonly InnerInput[]
  /** Whether a part of the row cannot be changed. */
  isClosed: (part: string) => boolean
}

/** What no cell of a spreadsheet can say, such as a reference or a file, stays as it is. */
function filledRow({ row, columns, isClosed }: Fillable, cells: readonly string[]): FilledRow {
  const left = leftOf(cells.slice(columns.length), 'columns')
  const filled = columns.slice(0, cells.length).reduce((former, part, column) => {
    const cell = (cells[column] ?? '').trim()
    const { label } = part
    if (isClosed(part.name)) {
      left.push(...leftOf([cell], 'closed'))
      return former
    }
    const read = readers[part.widget]
    const value = read?.(cell, part.options ?? {})
    if (read && value !== unclear) return withPart(former, part, value)
    if (cell !== '') left.push({ why: read ? 'unclear' : 'unfit', label })
    return former
  }, row)
  return { row: filled, left }
}

/** Read from a text that an input would not even show. */
const unclear = Symbol('unclear')

type Read = (cell: string, options: InputOptions) => Json | undefined | typeof unclear

const asText: Read = (cell) => (cell === '' ? undefined : cell)

const asChoice: Read = (cell, { choices = [] }) => {
  if (cell === '') return undefined
  const choice = choices.find(({ label, value }) => label === cell || value === cell)
  return choice ? (choice.stored ?? choice.value) : unclear
}

/** As one types it into such an input. */
const as =
  (read: (text: string) => string | undefined): Read =>
  (cell) =>
    cell === '' ? undefined : (read(cell) ?? unclear)

const truths = new Map([
  ...['true', 'yes', 'y', '1', '是', '√', '✓'].map((word) => [word, true] as const),
  ...['', 'false', 'no', 'n', '0', '否', '×', '✗'].map((word) => [word, false] as const),
])

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
  switch: (cell) => truths.get(cell.toLowerCase()) ?? unclear,
  date: as(readDay),
  datetime: as((text) => utcOf(readMoment(text) ?? '')),
  time: as(readTime),
  clock: as(readPlainClock),
  duration: as(readDuration),
  rating: (cell) => numberFrom(cell),
}
