// A separate process that can be killed during a migration.
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { shopMigrations } from './shopMigrations.ts'

const [folder = '', url] = process.argv.slice(2)
const files = await shopMigrations()
const database = await openDatabase({ url, folder })
console.log('applying')
await migrate(database, files)
console.log('applied')
await database.close()
