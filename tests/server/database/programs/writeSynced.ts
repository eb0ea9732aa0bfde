// Inserts rows into an existing folder, each with a statement of its own.
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'

const [folder = '', rows = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.run(sql`CREATE TABLE line (id int)`)
for (let id = 0; id < Number(rows); id++) await database.run(sql`INSERT INTO line VALUES (${id})`)
await database.close()
