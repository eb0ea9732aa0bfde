import { migrate } from '#server/database/migrate/migrate.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { fingerprint } from '#scripts/steps/fingerprint.ts'
import { root } from '#scripts/steps/root.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'

/** A database with the product's tables and no rows; it is kept between runs until one of its sources changes. */
export function migratedTemplate(): DatabaseTemplate {
  return { name: `${serverSources()}-migrated`, fill: (database) => migrate(database, migrationFiles()) }
}

/** A fingerprint of everything that a database of the product may depend on. */
export function serverSources(): string {
  return fingerprint(root, ['generated', 'src/server', 'src/shared', 'package-lock.json']).slice(0, 16)
}
