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

interface Surroundings {
  route: Route
  language: Language
  queries: Queries
  reachContext: ReachContext
}

/**
 * The columns of a file for import. A cell is written as people read it if an import reads it back as the same value, else as
 * the API answers it.
 */
export function columnsToImport(wanted: ExportQuery, around: Surroundings): FileColumns {
  const { route, language, queries, reachContext } = around
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  const { fields, zone } = wanted
  const surroundings = { entity: table.entity, language, queries, catalog: reachContext.catalog }
  const shown = columnsOf({ ...wanted, texts: 'shown' }, surroundings)
  const raw = columnsOf({ ...wanted, texts: 'raw' }, surroundings)
  const columns = fields.map(({ source }) => ({ head: source, property: source }))
  const headOf = (head: string, source = ''): string => {
    const [column] = matchColumns(table, resource, { heads: [head], key: 'id' })
    return column?.property === source ? head : source
  }
  return {
    ...shown,
    heads: shown.heads.map((head, at) => headOf(head, fields[at]?.source)),
    cellsOf: async (records) => {
      const told = await shown.cellsOf(records)
      const answered = await raw.cellsOf(records)
      const texts = told.map((cells) => cells.map(String))
      const source = { route, resource, columns, zone, reachContext }
      const written: Cell[][] = []
      for (const { start, end } of chunksOf(texts)) {
        const read = await readRows(queries, { rows: texts.slice(start, end), first: 1 }, source)
        for (const [index, cells] of read.entries()) {
          const at = start + index
          const record = records[at] ?? {}
          const { values } = await keepUnseenReferences(queries, cells, {
            table,
            existing: record,
            reachContext,
            zone,
          })
          written.push(
            cellsFor({ record, values, told: told[at] ?? [], answered: answered[at] ?? [] }, fields),
          )
        }
        // Long records would block other calls.
        await setImmediate()
      }
      return written
    },
  }
}

interface Told {
  record: JsonObject
  /** The values that an import reads from the shown cells. */
  values: JsonObject
  told: readonly Cell[]
  answered: readonly Cell[]
}

/** The shown cell where it was read back as the record's value, else the raw cell. */
function cellsFor({ record, values, told, answered }: Told, fields: ExportQuery['fields']): Cell[] {
  return fields.map(({ source: name, type }, at) => {
    const value: Json | undefined = values[name]
    const isRead = value !== undefined && hasValues(record, { [name]: value })
    const own = record[name] ?? null
    if (!isRead && own !== null && factsOf(type).cell === 'json') return JSON.stringify(own)
    return exact((isRead ? told : answered)[at] ?? '')
  })
}

/** A number as text if it has more than fifteen digits, which spreadsheets would round. */
function exact(cell: Cell): Cell {
  return typeof cell === 'number' && Number(cell.toPrecision(15)) !== cell ? String(cell) : cell
}
