import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { Database, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { verifyLedger } from '#server/business/ledgerCheck/verifyLedger.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import type { Shop } from './openShop.ts'

/** Holds the next payment between reading the rules and its booking. */
class Pause {
  readonly #events = new EventEmitter<{ held: []; released: [] }>()
  #isArmed = false
  /** Whether a payment locks the rules. */
  isLocking = true

  /** Resolves once a payment is held. */
  async next(): Promise<void> {
    this.#isArmed = true
    await once(this.#events, 'held')
  }

  release(): void {
    this.#events.emit('released')
  }

  within(whole: Database): Database {
    return {
      ...whole,
      transaction: (work, options) => whole.transaction((tx) => work(this.#in(tx)), options),
      health: () => whole.health(),
      close: () => whole.close(),
    }
  }

  #in(tx: Transaction): Transaction {
    return {
      run: async (query) =>
        !this.isLocking && query.sql.includes('pg_advisory_xact_lock_shared') ? 0 : tx.run(query),
      rows: (query) => tx.rows(query),
      row: async <Row extends object>(query: Parameters<Transaction['row']>[0]) => {
        const found = await tx.row<Row>(query)
        if (this.#isArmed && /max\("number"\)/u.test(query.sql)) {
          this.#isArmed = false
          const released = once(this.#events, 'released')
          this.#events.emit('held')
          await released
        }
        return found
      },
      runUnawaited: (query) => tx.runUnawaited(query),
      add: (...inserts) => tx.add(...inserts),
      attempt: (work) => tx.attempt((inner) => work(this.#in(inner))),
    }
  }
}

describe('a change of the rules while an order is being paid', () => {
  const databases = testDatabases('postgres')
  let pause: Pause
  let shop: Shop
  let order: JsonObject

  const open = async () => {
    pause = new Pause()
    shop = await openShop(databases, (database) => pause.within(database))
    await shop.rule(10)
    const inviter = await shop.user()
    order = await shop.order({ user_id: await shop.user(inviter) })
  }
  const changeRules = () => shop.product.make('/distributions', { leave: 2, rate: 5 })
  const isWaitedFor = async () => {
    const waiting = await shop.product.database.row<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database
        WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
    )
    return (waiting?.count ?? 0) > 0
  }

  it('waits until the commissions are booked by the rules that were read [S3.09] [S3.10]', async () => {
    await open()
    const held = pause.next()
    const paying = shop.move(order, 'pay')
    await held
    const changing = changeRules()
    await expect.poll(isWaitedFor).toBe(true)
    pause.release()
    expect(await paying).toBe(200)
    await changing
    expect((await verifyLedger(shop.product.database)).problems).toEqual([])
  })

  it('is found by the check of the ledger if the lock between them is missing [S3.10]', async () => {
    await open()
    pause.isLocking = false
    const held = pause.next()
    const paying = shop.move(order, 'pay')
    await held
    await changeRules()
    pause.release()
    expect(await paying).toBe(200)
    const { problems } = await verifyLedger(shop.product.database)
    expect(problems).toMatchObject([{ kind: 'late', level: 1, stored: '1' }])
  })
})
