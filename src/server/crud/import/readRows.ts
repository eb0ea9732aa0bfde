import type { Queries } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ImportColumn } from '#shared/contracts/import/ImportReport.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { unescapeFormula } from '#shared/fields/spreadsheetFormula.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { limitedIn } from '../write/references/limitedIn.ts'
import { CellFault } from './CellFault.ts'
import { isKeyOf } from '#shared/isKeyOf.ts'
import { cellMessages } from './cellMessages.ts'
import { partsOf, readCell } from './readCell.ts'
import { referenceIds, addResolvedNames } from './referenceIds.ts'
import type { ReferenceIds } from './referenceIds.ts'
import type { Sheet } from './readSheet.ts'

/** A row of a file as values of properties, and the faults of cells that could not be read. */
export interface ImportRow {
  /** The number of the row; 1 for the first below the heads. */
  row: number
  /** The values of the filled cells. */
  values: JsonObject
  /** The properties whose cells are empty. */
  empty: readonly string[]
  /** Whether the row has filled cells beyond the last head. */
  isTooWide: boolean
  faults: readonly FieldFact[]
  /** Cells with a name of several records that cannot all be chosen, or of records that the author cannot see. */
  unsure: readonly UnsureCell[]
  /** Reads the row again if it names records of its own entity that do not exist yet, because earlier rows may make them. */
  again?: () => Promise<ImportRow>
}

/** A cell whose names are resolved among the records that can be chosen with the other values of its row. */
export interface UnsureCell {
  property: string
  names: readonly string[]
  /** The ids of unseen records, by name. */
  unseen: ReadonlyMap<string, readonly string[]>
  /** The value of the cell, given the ids of some of the names. */
  read(settled: ReadonlyMap<string, string>): Json
}

/** The facts by which the cells of a file are read. */
export interface RowSource {
  route: Route
  resource: Resource
  columns: readonly ImportColumn[]
  zone: string
  reachContext: ReachContext
}

/** Reads the cells of several rows; `first` is the number of the first. Looks all references up together. */
export async function readRows(
  queries: Queries,
  { rows, first }: { rows: Sheet['rows']; first: number },
  source: RowSource,
): Promise<ImportRow[]> {
  const cells = cellsOf(source)
  const limited = new Set(limitedIn(source.route.table).map(({ name }) => name))
  const ids = await referenceIds(queries, namesIn(rows, cells), source)
  return rows.map((texts, index) => {
    const row = readRow(texts, { row: first + index, cells, ids, source, limited })
    if (!namesOwnUnknown(row, cells, source)) return row
    const again = async (): Promise<ImportRow> => {
      const [fresh = row] = await readRows(queries, { rows: [texts], first: first + index }, source)
      return fresh
    }
    return { ...row, again }
  })
}

/** Whether a row names a record of its own entity that does not exist or that its author cannot see. */
function namesOwnUnknown(
  { faults, unsure }: ImportRow,
  cells: readonly Cell[],
  { route }: RowSource,
): boolean {
  const unknown = faults.filter(({ code }) => code === 'referenceUnknown').map(({ path }) => path)
  const unseen = unsure.filter((cell) => cell.unseen.size > 0).map(({ property }) => `/${property}`)
  const paths = new Set([...unknown, ...unseen])
  return cells.some(
    ({ source, field }) => paths.has(`/${source}`) && field?.reference?.entity === route.table.entity,
  )
}

interface Cell {
  index: number
  source: string
  /** Absent for the id. */
  field: Field | undefined
  types: readonly string[]
  itemTypes: readonly string[]
  /** Whether the property takes no null, so that an empty cell is an empty list. */
  isList: boolean
}

function cellsOf({ columns, resource, route }: RowSource): Cell[] {
  return columns.flatMap(({ property }, index) =>
    property === undefined
      ? []
      : [
          {
            index,
            source: property,
            field: resource.fields.find(({ source }) => source === property),
            ...typesOf(route, property),
          },
        ],
  )
}

function typesOf({ schema }: Route, name: string): Pick<Cell, 'types' | 'itemTypes' | 'isList'> {
  const properties: unknown = schema.body?.['properties']
  const property = isJsonObject(properties) ? properties[name] : undefined
  if (!isJsonObject(property)) return { types: [], itemTypes: [], isList: false }
  const { items } = property
  const types = typesIn(property)
  const isList = types.join() === 'array' && property['default'] === undefined
  return { types, itemTypes: isJsonObject(items) ? typesIn(items) : [], isList }
}

/** The types of a property. An optional one may be an alternative with null. */
function typesIn(schema: JsonObject): string[] {
  const { type = [], anyOf = [] } = schema
  const own = [type].flat().filter((each) => typeof each === 'string')
  const others = Array.isArray(anyOf) ? anyOf.filter(isJsonObject).flatMap(typesIn) : []
  return [...own, ...others]
}

const nameAtMost = 1000

function namesIn(rows: Sheet['rows'], cells: readonly Cell[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { index, field } of cells) {
    const entity = field?.reference?.entity
    if (!field || entity === undefined) continue
    const own = names.get(entity) ?? new Set()
    names.set(entity, own)
    for (const texts of rows)
      for (const name of namesOf(field, unescapeFormula(texts[index] ?? ''))) own.add(name)
  }
  return names
}

function namesOf({ type }: Field, text: string): string[] {
  const names = type === 'references' ? attempted(() => partsOf(text.trim())) : [text.trim()]
  // Leaves out names that the database cannot hold, since it would refuse the query.
  return names.filter((name) => name !== '' && name.length <= nameAtMost && !name.includes('\0'))
}

/** Faults of unreadable cells are reported with their row. */
function attempted(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}

interface RowReading {
  row: number
  cells: readonly Cell[]
  ids: ReferenceIds
  source: RowSource
  /** The references whose targets are limited. */
  limited: ReadonlySet<string>
}

function readRow(texts: readonly string[], { row, cells, ids, source, limited }: RowReading): ImportRow {
  const values: Record<string, Json> = {}
  const empty: string[] = []
  const faults: FieldFact[] = []
  const unsure: UnsureCell[] = []
  for (const cell of cells) {
    // An export has added apostrophes to texts that spreadsheets would run as formulas.
    const text = unescapeFormula(texts[cell.index] ?? '')
    if (text.trim() === '' && cell.isList) values[cell.source] = []
    else if (text.trim() === '') empty.push(cell.source)
    else
      try {
        values[cell.source] = valueOf(text, { cell, ids, source })
      } catch (error) {
        if (!(error instanceof CellFault)) throw error
        faults.push(factOf(cell.source, error))
      }
    const open = cell.field?.reference && unsureCell(text, { cell, ids, source })
    if (open && (open.unseen.size > 0 || (open.names.length > 0 && limited.has(cell.source))))
      unsure.push(open)
  }
  const isTooWide = texts.slice(source.columns.length).some((text) => text.trim() !== '')
  return { row, values, empty, isTooWide, faults, unsure }
}

/** The fault of a property whose cell cannot be read. */
export function factOf(property: string, { code, params }: CellFault): FieldFact {
  const message = isKeyOf(cellMessages, code) ? cellMessages[code] : undefined
  return { path: `/${property}`, code, params, ...(message && { message }) }
}

function unsureCell(text: string, reading: CellReading): UnsureCell {
  const { ids } = reading
  const { source: property, field } = reading.cell
  const names = field?.reference ? [...new Set(namesOf(field, text))] : []
  const unseen = names.flatMap((name) => {
    const found = field ? ids.unseenIdsOf(field, name) : []
    return found.length > 0 ? [[name, found] as const] : []
  })
  return {
    property,
    names: names.filter((name) => field && ids.isAmbiguous(field, name)),
    unseen: new Map(unseen),
    read: (settled) => valueOf(text, { ...reading, ids: addResolvedNames(ids, settled) }),
  }
}

interface CellReading {
  cell: Cell
  ids: ReferenceIds
  source: RowSource
}

function valueOf(text: string, { cell, ids, source }: CellReading): Json {
  const { field, types, itemTypes } = cell
  if (!field) return text.trim()
  const reading = { entity: source.resource.entity, field, types, itemTypes, ids, zone: source.zone }
  // Prose keeps its spaces.
  return readCell(
    types.includes('string') && !field.reference && !field.options ? text : text.trim(),
    reading,
  )
}
