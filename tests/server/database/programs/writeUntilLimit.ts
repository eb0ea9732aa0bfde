// Writes until the file system refuses, as a full disk does, and prints the state of the database afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.run(sql`CREATE TABLE line (id int PRIMARY KEY, payload text NOT NULL)`)

// The text must not be compressible, or it would fill nothing.
const add = (id: number) => sql`INSERT INTO line
  SELECT ${id}::int, string_agg(gen_random_uuid()::text, '') FROM generate_series(1, 20000)`

let acknowledged = 0
try {
  for (; acknowledged < 200; acknowledged++) await database.run(add(acknowledged + 1))
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`)
}

// Makes room again by emptying the table, which itself needs none.
const count = await database.row<{ count: number }>(sql`SELECT count(*)::int AS count FROM line`)
await database.run(sql`TRUNCATE line`)
await database.run(add(1))
await wait(10)
const { ready, reopened } = await database.health()
console.log(`after ${JSON.stringify({ acknowledged, kept: count?.count, ready, reopened })}`)
await database.close()
