// Inserts rows into an existing folder, each with a statement of its own, and leaves a mark in a trace before and after each.
import { lutimesSync } from 'node:fs'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'

const [folder = '', rows = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.run(sql`CREATE TABLE line (id int)`)
mark()
for (let id = 0; id < Number(rows); id++) {
  await database.run(sql`INSERT INTO line VALUES (${id})`)
  mark()
}
await database.close()

/** Makes a call that nothing else here makes. */
function mark(): void {
  lutimesSync(folder, 0, 0)
}
