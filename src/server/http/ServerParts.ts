import type { Database } from '#server/database/Database.ts'
import type { Config } from '../config/Config.ts'
import type { Catalog } from '../crud/entity/Context.ts'

/** The parts of one server that its routes and plugins share. */
export interface ServerParts {
  config: Config
  database: Database
  catalog: Catalog
}
