import { EventEmitter, once } from 'node:events'
import { beforeAll, expect, it } from 'vitest'
import { storeInTurn } from '#server/crud/storeInTurn.ts'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { UserTurns } from '#server/limits/UserTurns.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import type { Crud } from './openCrud.ts'

// A failing test ends its transaction, too.
const patienceMs = 5000

eachDatabase('a write whose transaction waits', (databases) => {
  let shop: Crud
  beforeAll(async () => {
    shop = await openShop(databases)
    await shop.database.run(sql`CREATE TABLE note (text text NOT NULL)`)
  })

  const writes = new UserTurns(1)
  const user = { id: 'nina', username: 'nina', name: 'Nina' }
  const notes = () => shop.database.rows<{ text: string }>(sql`SELECT text FROM note`)

  /** Writes a note after the second check of the caller, which has this outcome. */
  const writeAfter = async (text: string, outcome: () => void) => {
    const { database, catalog } = shop
    const checks = new EventEmitter()
    let begun = false
    const recheckAccess = async () => {
      if (begun) {
        checks.emit('asked')
        outcome()
      }
    }
    const work = async (tx: Transaction) => {
      const asked = once(checks, 'asked', { signal: AbortSignal.timeout(patienceMs) })
      begun = true
      await asked
      return tx.run(sql`INSERT INTO note (text) VALUES (${text})`)
    }
    return storeInTurn({ database, context: { catalog, user }, writes, recheckAccess }, work)
  }

  it('changes nothing once its caller is refused, and says why [S3.04]', async () => {
    for (const code of ['SESSION_ENDED', 'FORBIDDEN'] as const) {
      const refuse = () => {
        throw new AppError(code)
      }
      await expect(writeAfter(code, refuse)).rejects.toMatchObject({ code })
    }
    expect(await notes()).toEqual([])
  })

  it('is stored while its caller may make it, also if a check fails for another reason', async () => {
    await writeAfter('permitted', () => undefined)
    await writeAfter('unchecked', () => {
      throw new AppError('DATABASE_BUSY')
    })
    expect(await notes()).toEqual([{ text: 'permitted' }, { text: 'unchecked' }])
  })
})
