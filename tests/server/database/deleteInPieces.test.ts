import { expect, it } from 'vitest'
import type { Queries } from '#server/database/Database.ts'
import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

eachDatabase('rows that are removed', (databases) => {
  it('are deleted in several pieces, and no other rows are deleted', async () => {
    const database = await databases.open()
    await database.run(sql`CREATE TABLE line AS SELECT n FROM generate_series(1, 4501) n`)
    const pieces: number[] = []
    const queries: Queries = {
      ...database,
      run: async (query) => {
        const removed = await database.run(query)
        pieces.push(removed)
        return removed
      },
    }
    const doomed = { table: sql`line`, where: sql`n > 1 AND n < 4501 OR n = 0` }
    expect(await deleteInPieces(queries, doomed)).toBe(4499)
    expect(pieces).toEqual([2000, 2000, 499])
    expect(await database.rows(sql`SELECT n FROM line ORDER BY n`)).toEqual([{ n: 1 }, { n: 4501 }])
    expect(await deleteInPieces(queries, doomed)).toBe(0)
  })
})
