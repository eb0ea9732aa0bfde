import { setImmediate } from 'node:timers/promises'
import type { Queries } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { columnsOf } from '../export/columnsOf.ts'
import type { Cell, FileColumns } from '../export/FileColumns.ts'
import type { ExportQuery } from '../export/readExportQuery.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { chunksOf } from './chunksOf.ts'
import { hasValues } from '../entity/hasValues.ts'
import { keepUnseenReferences } from './keepUnseenReferences.ts'
import { matchColumns } from './matchColumns.ts'
import { readRows } from './readRows.ts'
import type { RowSource } from './readRows.ts'

interface ImportFileContext {
  route: Route
  language: Language
  queries: Queries
  reachContext: ReachContext
}

/**
 * The columns of a file for import. A cell is written as people read it if an import reads it back as the same value, else as
 * the API answers it.
 */
export function columnsToImport(
  wanted: ExportQuery,
  { route, language, queries, reachContext }: ImportFileContext,
): FileColumns {
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  const { fields, zone } = wanted
  const options = { entity: table.entity, language, queries, catalog: reachContext.catalog }
  const shown = columnsOf({ ...wanted, texts: 'shown' }, options)
  const raw = columnsOf({ ...wanted, texts: 'raw' }, options)
  const columns = fields.map(({ source }) => ({ head: source, property: source }))
  const headOf = (head: string, source = ''): string => {
    const [column] = matchColumns(table, resource, { heads: [head], key: 'id' })
    return column?.property === source ? head : source
  }
  return {
    ...shown,
    heads: shown.heads.map((head, at) => headOf(head, fields[at]?.source)),
    cellsOf: async (records) => {
      const shownCells = await shown.cellsOf(records)
      const rawCells = await raw.cellsOf(records)
      const source = { route, resource, columns, zone, reachContext }
      const written: Cell[][] = []
      for await (const values of importedValues(queries, { records, cells: shownCells }, source)) {
        const at = written.length
        const [record = {}, ofShown = [], ofRaw = []] = [records[at], shownCells[at], rawCells[at]]
        written.push(cellsFor({ record, values, shown: ofShown, raw: ofRaw }, fields))
      }
      return written
    },
  }
}

/** The values that an import would read from the cells of each record. */
async function* importedValues(
  queries: Queries,
  { records, cells }: { records: readonly JsonObject[]; cells: readonly (readonly Cell[])[] },
  source: RowSource,
): AsyncGenerator<JsonObject> {
  const { route, reachContext, zone } = source
  const texts = cells.map((row) => row.map(String))
  for (const { start, end } of chunksOf(texts)) {
    const rows = await readRows(queries, { rows: texts.slice(start, end), first: 1 }, source)
    for (const [index, row] of rows.entries()) {
      const about = { table: route.table, existing: records[start + index] ?? {}, reachContext, zone }
      yield (await keepUnseenReferences(queries, row, about)).values
    }
    // Long records would block other calls.
    await setImmediate()
  }
}

interface RecordCells {
  record: JsonObject
  /** The values that an import reads from the shown cells. */
  values: JsonObject
  shown: readonly Cell[]
  raw: readonly Cell[]
}

/** The shown cell where it was read back as the record's value, else the raw cell. */
function cellsFor({ record, values, shown, raw }: RecordCells, fields: ExportQuery['fields']): Cell[] {
  return fields.map(({ source: name, type }, at) => {
    const value: Json | undefined = values[name]
    const isRead = value !== undefined && hasValues(record, { [name]: value })
    const own = record[name] ?? null
    if (!isRead && own !== null && factsOf(type).cell === 'json') return JSON.stringify(own)
    return exact((isRead ? shown : raw)[at] ?? '')
  })
}

/** A number as text if it has more than fifteen digits, which spreadsheets would round. */
function exact(cell: Cell): Cell {
  return typeof cell === 'number' && Number(cell.toPrecision(15)) !== cell ? String(cell) : cell
}
