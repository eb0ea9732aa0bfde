import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { LongCallTurn } from '../limits/LongCallTurns.ts'
import { entityLabel } from '../plugins/labels.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { mayContinue } from './Call.ts'
import type { Call } from './Call.ts'
import { asQuery } from './query/asQuery.ts'
import type { Filter } from './query/ListQuery.ts'
import { pageCodesOf } from './query/readOverFilter.ts'
import { permittedFilters } from './reach/permittedFilters.ts'
import { reachCodesOf } from './reach/reachCodesOf.ts'
import { countUpTo, recordPages } from './read/recordPages.ts'
import { columnsOf } from './export/columnsOf.ts'
import { pacedPages } from './export/pacedPages.ts'
import { permittedPages } from './export/permittedPages.ts'
import { readExportQuery } from './export/readExportQuery.ts'
import type { ExportQuery } from './export/readExportQuery.ts'
import { columnsToImport } from './import/columnsToImport.ts'

/** The limit of rows that a spreadsheet can open. */
const rowsAtMost = 1_000_000

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>

/** Exports all records of a filtered list as a file. Errors are answered before the first byte; later ones break it off. */
export async function exportRecords(call: Call): Promise<Readable> {
  const { route, context, exports, reply } = call
  const wanted = await readExport(call)
  const codes = [...ownCodes(route), ...(await neededCodes(call, wanted.asked.filters))]
  const { rest, leave } = exports.take(context.user?.id ?? '')
  try {
    const rows = await countExport(call, wanted)
    const options = { language: languageOf(reply.request), mayContinue: () => mayContinue(call, codes), rest }
    // A HEAD request would have the whole file made for nothing.
    const isHead = reply.request.method === 'HEAD'
    const file = isHead ? Readable.from([]) : await exportFile(call, wanted, options)
    file.once('close', leave)
    reply.header('x-total-count', rows)
    describeExport(reply, { entity: route.table.entity, format: wanted.format })
    return file
  } catch (error) {
    leave()
    throw error
  }
}

/** Sets the type and the file name of the answer. */
export function describeExport(
  reply: FastifyReply,
  { entity, format }: { entity: string; format: ExportFormat },
): void {
  reply.type(contentTypes[format]).header('cache-control', 'no-store')
  reply.header('content-disposition', `attachment; filename="${entity}.${format}"`)
}

/** Reads the parameters of an export and checks that the caller may have the records. */
export async function readExport({ route, database, context, query }: Call): Promise<ExportQuery> {
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  // A caller who may not see the list may not export it either.
  if (context.may && !(await context.may(resource.permissions.page))) throw new AppError('FORBIDDEN')
  const { catalog } = context
  const wanted = readExportQuery({ table, resource, catalog }, query)
  const filters = await permittedFilters(database, table, wanted.asked.filters, context)
  return { ...wanted, asked: { ...wanted.asked, filters } }
}

/** The codes of an export: its list's page and its button. */
export function ownCodes({ permission, resource }: Call['route']): readonly string[] {
  return [resource?.permissions.page ?? permission, permission]
}

/** The further codes that the reader needs: of lists into which the filters look, and of a wider reach than their own records. */
export async function neededCodes(
  { route: { table }, context }: Call,
  filters: readonly Filter[],
): Promise<readonly string[]> {
  return [...pageCodesOf(filters), ...(await reachCodesOf(table, filters, context))]
}

/** The number of rows in the file; throws EXPORT_TOO_LARGE beyond the limit of a spreadsheet. */
export async function countExport(
  { route: { table }, database }: Call,
  { asked }: ExportQuery,
): Promise<number> {
  const reads = inReadTurns(database, table.name)
  const rows = await asQuery(() => countUpTo(reads, table, { filters: asked.filters, most: rowsAtMost + 1 }))
  if (rows > rowsAtMost) throw new AppError('EXPORT_TOO_LARGE', { limit: rowsAtMost })
  return rows
}

interface ExportOptions {
  language: Language
  /** Whether the reader may still have the records. */
  mayContinue: () => Promise<boolean>
  /** Receives the number of rows read. */
  onRows?: (rows: number) => void
  /** Called when a page waits for the reader. */
  rest?: LongCallTurn['rest']
}

/** Makes the file as it is read: a slow client slows the export down, a client that leaves ends it. */
export async function exportFile(
  { route, context, database }: Pick<Call, 'route' | 'context' | 'database'>,
  wanted: ExportQuery,
  { language, mayContinue, onRows = () => undefined, rest }: ExportOptions,
): Promise<Readable> {
  const { table } = route
  const queries = inReadTurns(database, table.name)
  const columns =
    wanted.texts === 'import'
      ? columnsToImport(wanted, { route, language, queries, reachContext: context })
      : columnsOf(wanted, { entity: table.entity, language, queries, catalog: context.catalog })
  const permitted = permittedPages(recordPages(queries, table, wanted.asked), { mayContinue })
  const pages = pacedPages(permitted, { reads: database.reads, onRows, rest })
  // The writers of files are loaded with the first export.
  if (wanted.format === 'xlsx') {
    const { workbookOf } = await import('./export/workbookOf.ts')
    return workbookOf(pages, columns, entityLabel(table.entity, language))
  }
  const { csvPages } = await import('./export/csvPages.ts')
  return Readable.from(csvPages(pages, columns), { objectMode: false })
}
