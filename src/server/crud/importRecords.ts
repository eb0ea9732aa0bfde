import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '#server/database/Database.ts'
import type { ImportColumn, ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { mayContinue } from './Call.ts'
import type { Call } from './Call.ts'
import { CallerWatch } from './CallerWatch.ts'
import { inWriteTransaction } from './entity/inWriteTransaction.ts'
import { chunksOf } from './import/chunksOf.ts'
import { existingRecords } from './import/existingRecords.ts'
import type { Importer } from './import/importRow.ts'
import { RowImport } from './import/RowImport.ts'
import type { Outcomes } from './import/RowImport.ts'
import { lockAhead } from './import/lockAhead.ts'
import { matchColumns } from './import/matchColumns.ts'
import { readImportQuery } from './import/readImportQuery.ts'
import type { ImportQuery } from './import/readImportQuery.ts'
import { readRows } from './import/readRows.ts'
import type { RowSource } from './import/readRows.ts'
import type { Sheet } from './import/readSheet.ts'
import { reachCodesOf } from './reach/reachCodesOf.ts'
import { onceByKey, turnOf } from './write/onceByKey.ts'

const askEveryMs = 1000

/** Makes and changes records by the rows of a file in one transaction; a dry run only reports what would happen. */
export async function importRecords(call: Call): Promise<Json> {
  return runImport(call, await prepareImport(call))
}

/** Reads the parameters and the file of an import; throws if the file cannot be read. */
export async function prepareImport(call: Call): Promise<Importing> {
  const { route, query, body, context } = call
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  if (!Buffer.isBuffer(body)) throw new AppError('IMPORT_TYPE')
  const asked = readImportQuery(table, query)
  // The CSV reader is loaded with the first import.
  const { readSheet } = await import('./import/readSheet.ts')
  const sheet = await readSheet(body)
  const wanted = { ...asked, key: asked.key ?? idIn(sheet, { table, resource }) }
  const columns = matchColumns(table, resource, { heads: sheet.heads, key: wanted.key })
  requireColumns(call, wanted, columns)
  const { zone } = wanted
  return { wanted, rows: sheet.rows, source: { route, resource, columns, zone, reachContext: context } }
}

/** The key `id` for a file that an export has written with ids, even if another property has the label ID. */
function idIn({ heads, rows }: Sheet, { table, resource }: ImportTarget): 'id' | undefined {
  const holdsIds = (at: number): boolean => rows.some((cells) => isUuid(cells[at]))
  if (holdsIds(heads.indexOf('id'))) return 'id'
  const columns = matchColumns(table, resource, { heads })
  const isUnmatched = ({ head, property }: ImportColumn) =>
    head.toLowerCase() === 'id' && property === undefined
  return holdsIds(columns.findIndex(isUnmatched)) ? 'id' : undefined
}

interface ImportTarget {
  table: Table
  resource: Resource
}

/** A dry run reports unknown columns; a real run refuses them, so that nothing is left out silently. */
function requireColumns(
  { route: { table } }: Call,
  { key, dryRun }: ImportQuery,
  columns: readonly ImportColumn[],
): void {
  const unknown = columns.filter(({ head, property }) => property === undefined && head !== '')
  if (!dryRun && unknown.length > 0) {
    const heads = unknown.map(({ head }) => head).join(', ')
    throw new AppError('IMPORT_COLUMNS', { heads })
  }
  if (key !== undefined && !columns.some(({ property }) => property === key))
    throw new AppError('IMPORT_KEY_MISSING', { key, entity: table.entity })
}

/** The rows of a file, the parameters, and the meaning of the columns. */
interface Importing {
  wanted: ImportQuery
  rows: Sheet['rows']
  source: RowSource
}

/** Carries the report out of a transaction that is to be rolled back. */
class RolledBackImport extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('nothing stays')
    this.report = report
  }
}

/** Imports all rows, or reports what would happen to them; `onRows` receives the number of rows done. */
export async function runImport(
  call: Call,
  importing: Importing,
  onRows: (done: number) => void = () => undefined,
): Promise<Json> {
  waitForAll(call)
  const { wanted, rows, source } = importing
  const keyed = wanted.dryRun ? undefined : call.keyed
  const importer = await importerOf(call, wanted)
  const codes = await codesOf(call, importer)
  const requireCodes = async (): Promise<void> => {
    if (!(await mayContinue(call, codes))) throw new AppError('FORBIDDEN')
  }
  const watch = new CallerWatch(requireCodes, askEveryMs)
  const onChunk = (done: number): void => {
    onRows(done)
    watch.requireStill()
  }
  const work = async (tx: Transaction): Promise<ImportReport> => {
    const outcomes = await outcomesIn(tx, call, { ...importing, importer, onRows: onChunk })
    const mayStay = !wanted.dryRun && (outcomes.refused === 0 || wanted.partly)
    const done = mayStay && outcomes.made + outcomes.changed > 0
    const report = { dry_run: wanted.dryRun, done, rows: rows.length, columns: source.columns, ...outcomes }
    if (!mayStay) throw new RolledBackImport(report)
    return report
  }
  try {
    const once = (tx: Transaction) => onceByKey(tx, keyed, () => work(tx))
    const store = () => inWriteTransaction(call.database, once, keyed && turnOf(keyed))
    return (await call.database.turns.takeLong(store)).answer
  } catch (error) {
    if (error instanceof RolledBackImport) return error.report
    throw error
  } finally {
    watch.end()
  }
}

/** Switches off the timeout of idle connections (one minute), because a large import takes longer. */
function waitForAll({ reply }: Call): void {
  const { socket } = reply.raw
  if (socket instanceof Socket) socket.setTimeout(0)
}

interface ChunkedImport extends Importing {
  importer: Importer
  /** Receives the number of rows done; may throw to stop. */
  onRows: (done: number) => void
}

async function outcomesIn(
  tx: Transaction,
  { route, context, reply, ending }: Call,
  { wanted: { key }, rows: all, source, importer, onRows }: ChunkedImport,
): Promise<Outcomes> {
  const rowImport = new RowImport(tx, { importer, language: languageOf(reply.request) })
  for (const { start, end } of chunksOf(all)) {
    if (ending.aborted) throw new AppError('IMPORT_INTERRUPTED')
    // The caller has left.
    if (reply.raw.destroyed) throw new AppError('IMPORT_STOPPED')
    const rows = await readRows(tx, { rows: all.slice(start, end), first: start + 1 }, source)
    const existing =
      key === undefined
        ? new Map<string, readonly JsonObject[]>()
        : await existingRecords(tx, route.table, { rows, key, reachContext: context })
    await lockAhead(tx, { rows, existing, importer })
    await rowImport.take({ rows, existing })
    onRows(end)
    // Rows that are refused without a query would otherwise block other calls.
    await setImmediate()
  }
  return rowImport.outcomes
}

/** The codes that the caller must hold until the end. */
async function codesOf({ route, context }: Call, { mayCreate, mayEdit }: Importer): Promise<string[]> {
  const { create, edit } = route.resource?.permissions ?? {}
  const used = [mayCreate && create, mayEdit && edit].filter((code) => typeof code === 'string')
  return [route.permission, ...used, ...(await reachCodesOf(route.table, [], context))]
}

async function importerOf(
  { route, context }: Pick<Call, 'route' | 'context'>,
  { key, zone }: ImportQuery,
): Promise<Importer> {
  const { create, edit } = route.resource?.permissions ?? {}
  const may = async (code: string | undefined): Promise<boolean> =>
    code !== undefined && ((await context.may?.(code)) ?? true)
  // With `yields`, the import would start the file again for each record that another call is changing.
  const patient = { ...context, yields: false }
  return { route, context: patient, key, zone, mayCreate: await may(create), mayEdit: await may(edit) }
}
