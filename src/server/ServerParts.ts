import type { Database } from '#server/database/Database.ts'
import type { Config } from './config/Config.ts'

/** What the routes and plugins of one server share. */
export interface ServerParts {
  config: Config
  database: Database
}
