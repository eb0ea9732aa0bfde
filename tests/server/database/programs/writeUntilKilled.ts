// Opens the folder, prints its contents, then writes rows and prints each number once it is acknowledged.
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { identifier, sql } from '#server/database/sql.ts'

const [folder = '', workload = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.run(sql`
  CREATE TABLE IF NOT EXISTS line (id int PRIMARY KEY, payload text NOT NULL);
  CREATE TABLE IF NOT EXISTS counter (value int NOT NULL);
  INSERT INTO counter SELECT 0 WHERE NOT EXISTS (SELECT FROM counter)`)

const found = await database.row<{ last: number }>(sql`
  SELECT count(*)::int AS lines, coalesce(max(id), 0)::int AS last,
    count(*) FILTER (WHERE payload <> repeat(md5(id::text), 20))::int AS damaged,
    (SELECT value FROM counter) AS counter,
    (SELECT count(*)::int FROM pg_attribute WHERE attrelid = 'counter'::regclass AND attname LIKE 'step_%') AS steps
  FROM line`)
const byIndex = await database.transaction(async (tx) => {
  await tx.run(sql`SET LOCAL enable_seqscan = off`)
  return tx.row<{ lines: number }>(sql`SELECT count(*)::int AS lines FROM line WHERE id > 0`)
})
console.log(`found ${JSON.stringify({ ...found, linesByIndex: byIndex?.lines })}`)

for (let id = (found?.last ?? 0) + 1; ; id++) {
  await database.transaction(async (tx) => {
    await tx.run(sql`INSERT INTO line VALUES (${id}, repeat(md5(${id}::int::text), 20))`)
    await tx.run(sql`UPDATE counter SET value = value + 1`)
    if (workload === 'mixed' && id % 7 === 0) {
      await tx.run(
        sql`ALTER TABLE counter ADD COLUMN ${identifier(`step_${id}`)} text DEFAULT gen_random_uuid()`,
      )
    }
  })
  console.log(String(id))
  if (workload === 'mixed' && id % 31 === 0) await database.run(sql`CHECKPOINT`)
  if (workload === 'mixed' && id % 43 === 0) await database.run(sql`VACUUM (ANALYZE) counter`)
}
