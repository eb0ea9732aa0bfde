import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { ExportRunner } from './ExportRunner.ts'

/** Adds a runner of background exports that stops when the app closes. */
export function addExportRunner(app: FastifyInstance, database: Database): ExportRunner {
  const runner = new ExportRunner(database, (error, { entity }) =>
    app.log.warn({ err: error, tag: 'export', entity }, 'an export failed'),
  )
  app.addHook('onClose', () => runner.close())
  return runner
}
