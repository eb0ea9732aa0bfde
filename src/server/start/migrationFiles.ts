import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { businessMigrations } from '../business/businessMigrations.ts'
import { projectRoot } from '../config/projectRoot.ts'

const folders = ['generated/migrations', 'src/server/start/migrations', ...businessMigrations] as const

/** All migrations: first those of the entities' tables, then the server's own, then those of the business. */
export function migrationFiles(): MigrationFile[] {
  const present = folders.filter((folder) => existsSync(join(projectRoot, folder)))
  return present.flatMap((folder) => {
    const path = join(projectRoot, folder)
    const names = readdirSync(path).filter((name) => name.endsWith('.sql'))
    return names
      .sort()
      .map((name) => ({ name: `${folder}/${name}`, sql: readFileSync(join(path, name), 'utf8') }))
  })
}
