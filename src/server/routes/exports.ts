import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routes } from '#generated/routes/routes.ts'
import { exportFormats, exportStates, isUnfinished } from '#shared/contracts/ExportJob.ts'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ExportRunner } from '../crud/export/jobs/ExportRunner.ts'
import { permittedPages } from '../crud/export/permittedPages.ts'
import {
  exportJobOf,
  exportJobsOf,
  removeExport,
  requireDepartments,
} from '../crud/export/jobs/exportJobs.ts'
import type { ExportJobRow } from '../crud/export/jobs/exportJobs.ts'
import { presentExport } from '../crud/export/jobs/presentExport.ts'
import { storedFile } from '../crud/export/jobs/storeFile.ts'
import { describeExport } from '../crud/exportRecords.ts'
import type { HoldsNow } from '../crud/Call.ts'
import { list, ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { userOf } from '../plugins/session.ts'
import { idAnswer } from './document/answers.ts'

const time = { type: ['string', 'null'], format: 'date-time' } as const
const job = {
  id: { type: 'string', format: 'uuid' },
  entity: { type: 'string' },
  format: { type: 'string', enum: exportFormats },
  state: { type: 'string', enum: exportStates },
  rows: { type: 'integer' },
  rows_done: { type: 'integer' },
  bytes: { type: 'integer' },
  reason: { type: ['string', 'null'] },
  created_at: { type: 'string', format: 'date-time' },
  ended_at: time,
  expires_at: time,
} as const satisfies Record<keyof ExportJob, object>
const jobs = {
  type: 'array',
  items: { type: 'object', properties: job, required: Object.keys(job) },
} as const

interface ExportParts extends ServerParts {
  may: (request: FastifyRequest, code: string) => Promise<boolean>
  holds: HoldsNow
  runner: ExportRunner
}

/** GET /current/exports, GET …/:id/file and DELETE …/:id: the caller's own exports, which go on when their page is left. */
export async function exportRoutes(
  api: FastifyInstance,
  { database, may, holds, runner }: ExportParts,
): Promise<void> {
  api.get(
    '/current/exports',
    { config: { access: 'session', call: 'ownExports', answer: jobs } },
    async (request) => {
      const { id } = userOf(request)
      if ((await exportJobsOf(database, id)).some(isUnfinished)) await runner.failEnded()
      const rows = await exportJobsOf(database, id)
      const language = languageOf(request)
      return list(
        rows.map((row) => presentExport(row, language)),
        rows.length,
      )
    },
  )

  api.get<ById>(
    '/current/exports/:id/file',
    {
      schema: { params: idParams },
      config: { access: 'session', call: 'exportedFile', answerType: 'text/csv', audited: true },
    },
    async (request, reply) => {
      const user = userOf(request)
      const row = await exportJobOf(database, { id: request.params.id, userId: user.id })
      if (row.state !== 'done') throw new AppError('EXPORT_GONE')
      const codes = codesOf(row)
      await requirePermissions(request, codes)
      await requireDepartments(database, row)
      describeExport(reply, row)
      reply.header('x-total-count', row.rows_done)
      // A HEAD would read the whole file for nothing.
      // A slow reader takes hours, so each part of the file needs the permissions again.
      const mayContinue = async () => {
        await requireDepartments(database, row)
        return holds(user, codes)
      }
      const parts = permittedPages(storedFile(database, row), { mayContinue, askEveryMs: 0 })
      const file = request.method === 'HEAD' ? [] : parts
      return reply.send(Readable.from(file, { objectMode: false }))
    },
  )

  api.delete<ById>(
    '/current/exports/:id',
    {
      schema: { params: idParams },
      config: { access: 'session', call: 'removeExport', answer: idAnswer, withKey: true },
    },
    async (request) => {
      const { id } = request.params
      const userId = userOf(request).id
      await database.transaction((tx) => removeExport(tx, { id, userId }))
      return ok({ id })
    },
  )

  /** Checks the permissions for an export again, because they may have been withdrawn since. */
  async function requirePermissions(request: FastifyRequest, codes: readonly string[]): Promise<void> {
    const held = await Promise.all(codes.map((code) => may(request, code)))
    if (held.includes(false)) throw new AppError('FORBIDDEN')
  }
}

/** The codes that the reader of a finished file must hold. */
function codesOf({ entity, pages }: ExportJobRow): readonly string[] {
  const route = routes.find(({ operation, table }) => operation === 'exportLater' && table.entity === entity)
  if (!route) throw new AppError('FORBIDDEN')
  return [route.permission, route.resource?.permissions.page ?? route.permission, ...pages]
}
