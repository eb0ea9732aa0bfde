import { migrate } from '#server/database/migrate/migrate.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { fingerprint } from '#scripts/steps/fingerprint.ts'
import { root } from '#scripts/steps/root.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'

/** A database with the product's tables and nothing in them; kept between runs until a source it is made from changes. */
export function migratedTemplate(): DatabaseTemplate {
  return { name: `${serverSources()}-migrated`, fill: (database) => migrate(database, migrationFiles()) }
}

/** Stands for everything that a database of the product may depend on. */
export function serverSources(): string {
  return fingerprint(root, ['generated', 'src/server', 'src/shared', 'package-lock.json']).slice(0, 16)
}
