// Brings a PostgreSQL database up to date with these files, of which one takes long enough for the process to be killed meanwhile.
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

const [url = '', files = '[]'] = process.argv.slice(2)
const database = await openDatabase({ url, folder: '' })
await migrate(database, JSON.parse(files))
