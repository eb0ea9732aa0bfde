// Migrates a PostgreSQL database with files that take a while, like one of the four processes of a deployment.
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

const [url = ''] = process.argv.slice(2)
const files = [1, 2, 3].map((number) => ({
  name: `000${number}`,
  sql: `CREATE TABLE step_${number} (id int); INSERT INTO step_${number} VALUES (1); SELECT pg_sleep(0.2)`,
}))

const database = await openDatabase({ url, folder: '' })
console.log(JSON.stringify(await migrate(database, files)))
await database.close()
