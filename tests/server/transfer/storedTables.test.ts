import { expect, it } from 'vitest'
import { batchesOf, lengthOf } from '#server/transfer/storedTables.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

eachDatabase('the rows of a backup', ({ open }) => {
  it('are read in small batches where they are long, and in large ones where they are short', async () => {
    const database = await open()
    await database.run(sql`CREATE TABLE thing (id int, text text)`)
    await database.run(sql`INSERT INTO thing SELECT n, 'short' FROM generate_series(1, 2000) n`)
    await database.run(sql`INSERT INTO thing SELECT n, repeat('long', 125000) FROM generate_series(1, 25) n`)
    const columns = [
      { name: 'id', type: 'integer' },
      { name: 'text', type: 'text' },
    ]
    const readFrom = (name: string) =>
      database.transaction(async (tx) => {
        const batches: { rows: number; characters: number }[] = []
        for await (const rows of batchesOf(tx, { name, columns }))
          batches.push({
            rows: rows.length,
            characters: rows.reduce((sum, cells) => sum + lengthOf(cells), 0),
          })
        return batches
      })
    const both = await readFrom('thing')
    expect(both.reduce((sum, { rows }) => sum + rows, 0)).toBe(2025)
    expect(both.map(({ rows }) => rows)).toContain(500)
    await database.run(sql`DELETE FROM thing WHERE text = 'short'`)
    for (const { characters } of await readFrom('thing')) expect(characters).toBeLessThan(10_000_000)
  })
})
