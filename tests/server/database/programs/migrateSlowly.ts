// Migrates a PostgreSQL database with the given files, one of which takes long enough to kill the process during it.
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

const [url = '', files = '[]'] = process.argv.slice(2)
const database = await openDatabase({ url, folder: '' })
await migrate(database, JSON.parse(files))
