import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { empty, identifier, join, plannedByValues, raw, sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

eachDatabase('queries and transactions', ({ open, kind }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.run(sql`CREATE TABLE good (id int PRIMARY KEY, name text NOT NULL)`)
  })
  beforeEach(async () => {
    await database.run(sql`TRUNCATE good`)
  })

  const add = (id: number) => sql`INSERT INTO good VALUES (${id}, ${`good ${id}`})`
  const ids = async (): Promise<number[]> =>
    (await database.rows<{ id: number }>(sql`SELECT id FROM good ORDER BY id`)).map(({ id }) => id)

  it('report which engine they use and that it is healthy', async () => {
    expect(database.kind).toBe(kind)
    expect(await database.health()).toMatchObject({ kind, ready: true, writable: true, version: /^\d+\.\d+/ })
  })

  it('count the rows that a statement touched, and find one row or none', async () => {
    expect(await database.run(sql`INSERT INTO good VALUES ${join([sql`(1, 'a')`, sql`(2, 'b')`])}`)).toBe(2)
    expect(await database.run(sql`DELETE FROM good WHERE id > 9 ${empty}`)).toBe(0)
    expect(await database.row(sql`SELECT name FROM good WHERE id = ${2}`)).toEqual({ name: 'b' })
    expect(await database.row(sql`SELECT name FROM good WHERE id = ${3}`)).toBeUndefined()
  })

  it('treat a name as a name, whatever it contains', async () => {
    const name = identifier('a"; DROP TABLE good; --')
    await database.run(sql`CREATE TEMPORARY TABLE ${name} (${identifier('名称')} text)`)
    await database.run(raw(`DROP TABLE ${name.text}`))
    expect(await ids()).toEqual([])
    expect(() => identifier('a\0b')).toThrow('INTERNAL')
  })

  it('can repeat a statement with other values as often as needed', async () => {
    for (let id = 0; id < 8; id++) await database.run(add(id))
    for (let id = 0; id < 8; id++) {
      expect(await database.row(sql`SELECT name FROM good WHERE id = ${id}`)).toEqual({ name: `good ${id}` })
    }
  })

  it('are answered correctly if many are sent at once', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((number) => database.row(sql`SELECT ${number}::int AS number`)),
    )
    expect(answers).toEqual(numbers.map((number) => ({ number })))
  })

  it('commit what a transaction did and return its result', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.run(add(1))
      await tx.run(add(2))
      return 'done'
    })
    expect(result).toBe('done')
    expect(await ids()).toEqual([1, 2])
  })

  it('roll everything back when the work throws, and go on', async () => {
    const work = database.transaction(async (tx) => {
      await tx.run(add(1))
      throw new RangeError('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([])
    await database.run(add(3))
    expect(await ids()).toEqual([3])
  })

  it('roll everything back when a statement fails, even if the work ignores it', async () => {
    const work = database.transaction(async (tx) => {
      await tx.run(add(1))
      await tx.run(add(1)).catch(() => undefined)
    })
    await expect(work).rejects.toMatchObject({ code: 'INTERNAL', details: { reason: /ignored/ } })
    expect(await ids()).toEqual([])
  })

  it('run in the order in which a transaction asked for them', async () => {
    const counts = await database.transaction(async (tx) =>
      Promise.all([
        tx.run(add(1)),
        tx.rows(sql`SELECT id FROM good`),
        tx.run(add(2)),
        tx.rows(sql`SELECT id FROM good`),
      ]),
    )
    expect(counts).toEqual([1, [{ id: 1 }], 1, [{ id: 1 }, { id: 2 }]])
  })

  it('collect added rows into one statement, which runs before the next query', async () => {
    const found = await database.transaction(async (tx) => {
      await tx.add(add(1), add(2))
      await tx.add(add(3))
      const before = await tx.rows<{ id: number; made: string }>(
        sql`SELECT id, cmin::text AS made FROM good ORDER BY id`,
      )
      for (const id of [4, 5, 6, 7, 8, 9]) await tx.add(add(id))
      return before
    })
    expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(new Set(found.map(({ made }) => made)).size).toBe(1)
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    await database.add(add(10), add(11))
    expect(await ids()).toHaveLength(11)
  })

  it('roll added rows back with the rest, and everything if added rows are refused', async () => {
    const thrown = database.transaction(async (tx) => {
      await tx.add(add(1))
      throw new Error('on purpose')
    })
    await expect(thrown).rejects.toThrow('on purpose')
    const refused = database.transaction(async (tx) => {
      await tx.run(add(2))
      await tx.add(add(3), add(2))
    })
    await expect(refused).rejects.toThrow()
    await expect(database.add(add(4), add(4))).rejects.toThrow()
    expect(await ids()).toEqual([])
  })

  it('answer a query after unawaited statements with its own rows only, however often', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const answer = await database.transaction(async (tx) => {
        await tx.runUnawaited(add(round))
        await tx.runUnawaited(sql`SELECT id, name FROM good WHERE id <= ${round}::int`)
        return tx.rows(sql`SELECT max(id) AS last FROM good WHERE id <= ${round}::int`)
      })
      expect(answer).toEqual([{ last: round }])
    }
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('report the error of an unawaited statement, however often, and roll everything back', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const work = database.transaction(async (tx) => {
        await tx.runUnawaited(add(round))
        await tx.runUnawaited(add(round))
        return tx.rows(sql`SELECT ${round}::int AS round`)
      })
      expect(constraintOf(await work.catch((error: unknown) => error))?.kind).toBe('unique')
      expect(await database.row(sql`SELECT ${round}::int AS round`)).toEqual({ round })
    }
    expect(await ids()).toEqual([])
  })

  it('are refused on the database itself inside a transaction, instead of waiting for ever', async () => {
    await database.transaction(async () => {
      const refusal = { code: 'INTERNAL', details: { reason: /inside a transaction/ } }
      await expect(database.run(add(1))).rejects.toMatchObject(refusal)
      await expect(database.rows(sql`SELECT 1`)).rejects.toMatchObject(refusal)
      await expect(database.transaction((tx) => tx.run(add(1)))).rejects.toMatchObject(refusal)
    })
    expect(await ids()).toEqual([])
  })

  it('are refused on a transaction after its end, while work left running may use the database again', async () => {
    const kept = await database.transaction(async (tx) => tx)
    await expect(kept.run(add(1))).rejects.toMatchObject({ details: { reason: /after its end/ } })
    let later: Promise<number> | undefined
    let end = (): void => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    await database.transaction(async () => {
      later = ended.then(() => database.run(add(2)))
    })
    end()
    expect(await later).toBe(1)
  })

  it('are refused in a part of a transaction after the whole has ended, even if the part was left running', async () => {
    const refusal = { details: { reason: /after its end/ } }
    const kept = await database.transaction(async (tx) => tx)
    await expect(kept.attempt((part) => part.run(add(1)))).rejects.toMatchObject(refusal)
    let left: Promise<number> | undefined
    let end = (): void => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const failed = database.transaction(async (tx) => {
      left = tx.attempt(async (part) => {
        await ended
        return part.run(add(2))
      })
      await tx.run(add(3))
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    end()
    await expect(left).rejects.toMatchObject(refusal)
    expect(await ids()).toEqual([])
  })

  it('are kept apart if several transactions run at once', async () => {
    const numbers = [1, 2, 3, 4, 5, 6]
    await Promise.allSettled(
      numbers.map((id) =>
        database.transaction(async (tx) => {
          await tx.run(add(id))
          await tx.row(sql`SELECT 1`)
          if (id % 2 === 0) throw new Error('even')
        }),
      ),
    )
    expect(await ids()).toEqual([1, 3, 5])
  })

  it('go on after a value that cannot be sent', async () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    await expect(database.row(sql`SELECT ${loop}::text`)).rejects.toThrow(TypeError)
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
    expect(await database.health()).toMatchObject({ ready: true })
  })

  it('keep a frequent statement prepared, and answer it even after its table has changed', async () => {
    const single = await open({ poolSize: 1 })
    await single.run(sql`CREATE TABLE good (id int); INSERT INTO good VALUES (1)`)
    const read = () => single.row(sql`SELECT * FROM good WHERE id = ${1}`)
    for (let times = 0; times < 6; times++) expect(await read()).toEqual({ id: 1 })
    const prepared = sql`SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name LIKE 'fx\\_%'`
    expect(await single.row(prepared)).toEqual({ count: 1 })
    await single.run(sql`ALTER TABLE good ADD COLUMN name text`)
    expect(await read()).toEqual({ id: 1, name: null })
  })

  it('do not prepare a query that is to be planned for its values each time', async () => {
    const single = await open({ poolSize: 1 })
    await single.run(sql`CREATE TABLE sale (state text, at int)`)
    await single.run(
      sql`INSERT INTO sale SELECT (ARRAY['paid', 'open'])[1 + n % 2], n FROM generate_series(1, 20000) n`,
    )
    await single.run(sql`CREATE INDEX sale_paid ON sale (at) WHERE state = 'paid'`)
    await single.run(sql`ANALYZE sale`)
    const read = () => sql`SELECT count(*)::int AS count FROM sale WHERE state = ${'paid'} AND at > ${0}`
    for (let times = 0; times < 12; times++)
      expect(await single.row(plannedByValues(read()))).toEqual({ count: 10_000 })
    const prepared = sql`SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%FROM sale%'`
    expect(await single.row(prepared)).toEqual({ count: 0 })
    for (let times = 0; times < 4; times++) await single.row(read())
    expect(await single.row(prepared)).toEqual({ count: 1 })
  })
})
