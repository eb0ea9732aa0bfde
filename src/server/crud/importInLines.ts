import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import { linesType } from '#shared/contracts/import/ImportProgress.ts'
import type { ImportProgress } from '#shared/contracts/import/ImportProgress.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { appErrorOf } from '../http/appErrorOf.ts'
import { ok } from '../http/envelope.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { refusal } from '../plugins/refusal.ts'
import type { Call } from './Call.ts'
import { prepareImport, runImport } from './importRecords.ts'

/** Whether the caller wants progress reports of an import. */
export function wantsLines({ reply }: Call): boolean {
  return reply.request.headers.accept?.includes(linesType) === true
}

/** Imports and reports progress line by line; the last line is the call's usual answer. */
export async function importInLines(call: Call): Promise<Readable> {
  const { reply } = call
  const importing = await prepareImport(call)
  const lines = new PassThrough()
  const tell = (line: ImportProgress | Envelope<Json>): void => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`)
  }
  const onRows = (done: number) => tell({ progress: { done, rows: importing.rows.length } })
  const finish = async (): Promise<void> => {
    const answer = await runImport(call, importing, onRows).then(ok, (error: unknown) => refused(call, error))
    call.totals.wrote(call.route.table, call.context.user)
    tell(answer)
    lines.end()
  }
  void finish()
  // Without it, proxies that buffer answers would hold the progress back until the end.
  reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store')
  reply.type(`${linesType}; charset=utf-8`)
  return lines
}

/** The status was sent before, so the error is in the envelope only. */
function refused({ route, reply }: Call, thrown: unknown): Envelope<never> {
  const error = appErrorOf(thrown)
  const { request } = reply
  if (errorTable[error.code].status >= 500)
    request.log.error({ err: thrown, tag: 'import' }, 'an import failed')
  return refusal(error, { language: languageOf(request), entity: route.table.entity, traceId: request.id })
}
