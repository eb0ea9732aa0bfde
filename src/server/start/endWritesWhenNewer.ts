import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { appliedMigrations, migrationChannel } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'

/**
 * Refuses all writes of this process as soon as a newer version has migrated the database. Where no column was removed, they
 * would succeed, but leave out new totals and new numbers that this version does not know.
 */
export function endWritesWhenNewer(
  app: FastifyInstance,
  database: Database,
  files: readonly MigrationFile[],
): void {
  const log = app.log.child({ tag: 'start' })
  const known = new Set(files.map(({ name }) => name))
  let isEnded = false
  const hear = (migration: string): void => {
    if (isEnded || known.has(migration)) return
    isEnded = true
    database.turns.end('DATABASE_NEWER')
    log.error(
      { migration },
      'a newer version has migrated the database: this process changes nothing any more',
    )
  }
  const look = async (): Promise<void> => {
    for (const { name } of await appliedMigrations(database)) hear(name)
  }
  const lookAgain = (): void => {
    look().catch((error: unknown) => log.warn({ err: error }, 'migrations were not looked at'))
  }
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await database.listen(migrationChannel, hear, lookAgain)
    // A migration may have been applied between the start's own and this line.
    await look()
  })
  app.addHook('onClose', async () => stop?.())
}
