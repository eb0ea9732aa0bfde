import type { Transaction } from '#server/database/Database.ts'
import type { ImportReport } from '#shared/contracts/ImportReport.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { languageOf } from '../plugins/languageOf.ts'
import type { Call } from './Call.ts'
import { inWriteTransaction } from './entity/inWriteTransaction.ts'
import { existingRecords } from './import/existingRecords.ts'
import type { Importer } from './import/importRow.ts'
import { importRows } from './import/importRows.ts'
import type { Outcomes } from './import/importRows.ts'
import { matchColumns } from './import/matchColumns.ts'
import { readImportQuery } from './import/readImportQuery.ts'
import type { ImportQuery } from './import/readImportQuery.ts'
import { readRows } from './import/readRows.ts'
import type { ImportRow } from './import/readRows.ts'
import { onceByKey, turnOf } from './write/onceByKey.ts'

/** Makes and changes records by the rows of a file, or tells what would become of each; in one transaction. */
export async function importRecords(call: Call): Promise<Json> {
  const { route, query, body, database, context } = call
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  if (!Buffer.isBuffer(body)) throw new AppError('IMPORT_TYPE')
  const wanted = readImportQuery(table, query)
  // What reads CSV is loaded with the first import.
  const { readSheet } = await import('./import/readSheet.ts')
  const sheet = readSheet(body)
  const columns = matchColumns(table, resource, { heads: sheet.heads, key: wanted.key })
  requireColumns(call, wanted, columns)
  const rows = await readRows(database, sheet, {
    route,
    resource,
    columns,
    zone: wanted.zone,
    tableOf: (entity) => context.catalog.tableOf(entity),
  })
  return run(call, { wanted, columns, rows })
}

/** A dry run tells what is left out; the real one leaves nothing out without a word. */
function requireColumns(
  { route: { table } }: Call,
  { key, dryRun }: ImportQuery,
  columns: ImportReport['columns'],
): void {
  const unknown = columns.filter(({ head, property }) => property === undefined && head !== '')
  if (!dryRun && unknown.length > 0) {
    const heads = unknown.map(({ head }) => head).join(', ')
    throw new AppError('IMPORT_COLUMNS', { heads })
  }
  if (key !== undefined && !columns.some(({ property }) => property === key))
    throw new AppError('IMPORT_KEY_MISSING', { key, entity: table.entity })
}

interface Run {
  wanted: ImportQuery
  columns: ImportReport['columns']
  rows: readonly ImportRow[]
}

/** Carries the report of a transaction out of it when nothing of it is to stay. */
class NothingStays extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('nothing stays')
    this.report = report
  }
}

async function run(call: Call, { wanted, columns, rows }: Run): Promise<Json> {
  const keyed = wanted.dryRun ? undefined : call.keyed
  const work = async (tx: Transaction): Promise<ImportReport> => {
    const outcomes = await outcomesIn(tx, call, { wanted, rows })
    const mayStay = !wanted.dryRun && (outcomes.refused === 0 || wanted.partly)
    const done = mayStay && outcomes.made + outcomes.changed > 0
    const report = { dry_run: wanted.dryRun, done, rows: rows.length, columns, ...outcomes }
    if (!mayStay) throw new NothingStays(report)
    return report
  }
  try {
    const once = (tx: Transaction) => onceByKey(tx, keyed, () => work(tx))
    return (await inWriteTransaction(call.database, once, keyed && turnOf(keyed))).answer
  } catch (error) {
    if (error instanceof NothingStays) return error.report
    throw error
  }
}

async function outcomesIn(
  tx: Transaction,
  { route, context, reply }: Call,
  { wanted: { key }, rows }: Pick<Run, 'wanted' | 'rows'>,
): Promise<Outcomes> {
  const existing =
    key === undefined
      ? new Map<string, readonly JsonObject[]>()
      : await existingRecords(tx, route.table, { rows, key })
  const importer = await importerOf({ route, context }, key)
  return importRows(tx, {
    rows,
    existing,
    importer,
    language: languageOf(reply.request),
    isStopped: () => reply.raw.destroyed,
  })
}

async function importerOf(
  { route, context }: Pick<Call, 'route' | 'context'>,
  key: string | undefined,
): Promise<Importer> {
  const { create, edit } = route.resource?.permissions ?? {}
  const may = async (code: string | undefined): Promise<boolean> =>
    code !== undefined && ((await context.may?.(code)) ?? true)
  return { route, context, key, mayCreate: await may(create), mayEdit: await may(edit) }
}
