import { Readable } from 'node:stream'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { entityLabel } from '../plugins/labels.ts'
import { languageOf } from '../plugins/languageOf.ts'
import type { Call } from './Call.ts'
import { asQuery } from './query/asQuery.ts'
import { countUpTo, recordPages } from './read/recordPages.ts'
import { columnsOf } from './export/columnsOf.ts'
import { readExportQuery } from './export/readExportQuery.ts'
import type { ExportQuery } from './export/readExportQuery.ts'

/** As many as a spreadsheet can open. */
const rowsAtMost = 1_000_000

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportQuery['format'], string>

/** All records of a filtered list as a file. What is wrong is told before its first byte; a failure afterwards breaks it off. */
export async function exportRecords(call: Call): Promise<Readable> {
  const { route, context, query, exports, reply } = call
  const { table, resource } = route
  if (!resource) throw new TypeError(`${route.url} does not say what its columns are`)
  // Who may not see the list does not get it as a file either.
  if (context.may && !(await context.may(resource.permissions.page))) throw new AppError('FORBIDDEN')
  const wanted = readExportQuery(table, resource, query)
  const leave = exports.take(context.user?.id ?? '')
  try {
    const rows = await asQuery(() => countRows(call, wanted))
    const file = await fileOf(call, wanted)
    file.once('close', leave)
    reply.type(contentTypes[wanted.format]).header('x-total-count', rows).header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="${table.entity}.${wanted.format}"`)
    return file
  } catch (error) {
    leave()
    throw error
  }
}

async function countRows({ route: { table }, database }: Call, { asked }: ExportQuery): Promise<number> {
  const reads = inReadTurns(database, table.name)
  const rows = await countUpTo(reads, table, { filters: asked.filters, most: rowsAtMost + 1 })
  if (rows > rowsAtMost) throw new AppError('EXPORT_TOO_LARGE', { limit: rowsAtMost })
  return rows
}

/** Nothing is read before it is wanted: a client that is slow makes the export slow, one that leaves ends it. */
async function fileOf({ route, context, database, reply }: Call, wanted: ExportQuery): Promise<Readable> {
  const { table } = route
  const queries = inReadTurns(database, table.name)
  const language = languageOf(reply.request)
  const columns = columnsOf(wanted, { entity: table.entity, language, queries, catalog: context.catalog })
  const pages = recordPages(queries, table, wanted.asked)
  // What writes the file is loaded with the first export.
  if (wanted.format === 'xlsx') {
    const { workbookOf } = await import('./export/workbookOf.ts')
    return workbookOf(pages, columns, entityLabel(table.entity, language))
  }
  const { csvPages } = await import('./export/csvPages.ts')
  return Readable.from(csvPages(pages, columns), { objectMode: false })
}
