import type { Database } from '#server/database/Database.ts'
import type { Config } from '../config/Config.ts'
import type { Catalog } from '../crud/entity/Context.ts'

/** What the routes and plugins of one server share. */
export interface ServerParts {
  config: Config
  database: Database
  catalog: Catalog
}
