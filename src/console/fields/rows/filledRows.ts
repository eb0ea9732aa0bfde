import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { readTime } from '#shared/fields/times/readTime.ts'
import type { WidgetName } from '#shared/fields/widgets.ts'
import type { InnerInput, InputOptions } from '../../kit/inputs/InputProps.ts'
import { defaultsOf } from '../../kit/text/defaultsOf.ts'
import { readDay } from '../date/readDay.ts'
import { readMoment, readPlainClock, utcOf } from '../date/readMoment.ts'
import { numberFrom } from '../number/NumberInput.tsx'
import { withPart } from '../object/withPart.ts'

interface Pasted {
  /** The cells of a spreadsheet as text from the clipboard. */
  text: string
  rows: readonly JsonObject[]
  parts: readonly InnerInput[]
  /** The cell into which the first pasted cell goes. */
  at: { index: number; name: string }
  /** The largest allowed number of rows. */
  most: number
  isClosed: (row: JsonObject, part?: string) => boolean
}

/** A spreadsheet cell that was not pasted: beyond the columns or rows, into a locked cell, or with a text of no meaning there. */
export interface SkippedCell {
  why: 'columns' | 'rows' | 'closed' | 'unclear' | 'unfit'
  /** The label of the part into which it would have been pasted. */
  label?: string
}

interface Filled {
  rows: JsonObject[]
  skipped: readonly SkippedCell[]
}

/** The rows after pasting cells of a spreadsheet from a cell to the right and downwards; missing rows are added. */
export function filledRows({ text, rows, parts, at, most, isClosed }: Pasted): Filled {
  const table = cellsOf(text)
  const columns = parts.slice(parts.findIndex(({ name }) => name === at.name))
  const count = Math.max(rows.length, Math.min(at.index + table.length, most))
  const filled = Array.from({ length: count }, (_, index): FilledRow => {
    const row = rows[index] ?? defaultsOf(parts)
    const cells = table[index - at.index] ?? []
    if (isClosed(row)) return { row, skipped: skippedOf(cells, 'closed') }
    return filledRow({ row, columns, isClosed: (part) => isClosed(row, part) }, cells)
  })
  const beyond = table.slice(count - at.index).flatMap((cells) => skippedOf(cells, 'rows'))
  return {
    rows: filled.map(({ row }) => row),
    skipped: [...filled.flatMap(({ skipped }) => skipped), ...beyond],
  }
}

/** The non-empty cells as skipped cells; empty ones are not missed. */
function skippedOf(cells: readonly string[], why: SkippedCell['why']): SkippedCell[] {
  return cells.filter((cell) => cell.trim() !== '').map(() => ({ why }))
}

/** Matches a cell and its end; a cell that contains a line break or a tab is in quotes. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gu

/** Parses without the CSV library: every form with rows would load its 6 kB, or a paste would wait for it. */
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
  skipped: readonly SkippedCell[]
}

interface Fillable {
  row: JsonObject
  columns: readonly InnerInput[]
  /** Whether a part of the row cannot be changed. */
  isClosed: (part: string) => boolean
}

/** Fills a row from the cells; a part that no spreadsheet cell can express, such as a reference or a file, stays as it is. */
function filledRow({ row, columns, isClosed }: Fillable, cells: readonly string[]): FilledRow {
  const skipped = skippedOf(cells.slice(columns.length), 'columns')
  const filled = columns.slice(0, cells.length).reduce((former, part, column) => {
    const cell = (cells[column] ?? '').trim()
    const { label } = part
    if (isClosed(part.name)) {
      skipped.push(...skippedOf([cell], 'closed'))
      return former
    }
    const read = readers[part.widget]
    const value = read?.(cell, part.options ?? {})
    if (read && value !== unclear) return withPart(former, part, value)
    if (cell !== '') skipped.push({ why: read ? 'unclear' : 'unfit', label })
    return former
  }, row)
  return { row: filled, skipped }
}

/** The result of reading a text that the input could not even show. */
const unclear = Symbol('unclear')

type Read = (cell: string, options: InputOptions) => Json | undefined | typeof unclear

const asText: Read = (cell) => (cell === '' ? undefined : cell)

const asChoice: Read = (cell, { choices = [] }) => {
  if (cell === '') return undefined
  const choice = choices.find(({ label, value }) => label === cell || value === cell)
  return choice ? (choice.stored ?? choice.value) : unclear
}

/** Reads a cell as its input reads typed text. */
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
