import { tmpdir } from 'node:os'
import { beforeAll, expect, it } from 'vitest'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { explainLine } from '#server/business/commission/explainLine.ts'
import { readSales } from '#server/business/commission/readSales.ts'
import { readStatement } from '#server/business/commission/readStatement.ts'
import { verifyLedger } from '#server/business/ledgerCheck/verifyLedger.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { testConfig } from '#tests/support/testServer.ts'
import { openShop } from './openShop.ts'
import type { Shop } from './openShop.ts'

const asServer = { catalog: serverCatalog(testConfig(tmpdir())), isServer: true }

eachDatabase('the ledger, explained and verified', (databases) => {
  let shop: Shop
  let paid: JsonObject
  let refunded: JsonObject
  let [top, middle] = ['', '']
  beforeAll(async () => {
    shop = await openShop(databases)
    top = await shop.user()
    middle = await shop.user(top)
    const buyer = await shop.user(middle)
    await shop.rule(60, 30.5)
    paid = await shop.order({ user_id: buyer, num: 160.33 })
    refunded = await shop.order({ user_id: buyer, num: 150 })
    await shop.move(paid, 'pay')
    for (const move of ['pay', 'refund', 'confirmRefund']) await shop.move(refunded, move)
  })

  const lineIds = async (order: JsonObject): Promise<string[]> => {
    const rows = await shop.product.database.rows<{ id: string }>(
      sql`SELECT id FROM distribution_log WHERE order_id = ${idOf(order)} ORDER BY id`,
    )
    return rows.map(({ id }) => id)
  }

  it('explains the amount of a line by order, chain, rules, rounding and minimum price', async () => {
    const [, second] = await lineIds(paid)
    const { steps, amount } = await explainLine(shop.product.database, second ?? '')
    expect(steps.map(({ code }) => code)).toEqual(['order', 'chain', 'version', 'rounding', 'cut', 'minimum'])
    expect(amount).toBe(0)
    const [order, chain, version, rounding, cut] = steps
    expect(order).toMatchObject({
      link: { entity: 'order', id: idOf(paid) },
      en: expect.stringContaining('¥160.33'),
    })
    expect(chain?.zh).toContain('会员2 → 会员1，会员1 位于第 2 级')
    expect(version).toMatchObject({ link: { entity: 'distributionVersion' } })
    expect(version?.en).toContain('it gives level 2 30.5%')
    expect(rounding?.en).toBe('160.33 × 30.5% = 48.90065; parts of a fen are dropped, which gives ¥48.90.')
    expect(cut?.en).toBe(
      'The minimum price of ¥99.90 must remain and nearer levels got ¥60.43, so ¥0.00 is left for this level: ¥48.90 is cut.',
    )
  })

  it('explains a line that takes commission back by the refunded order', async () => {
    const { steps } = await explainLine(shop.product.database, (await lineIds(refunded)).at(-1) ?? '')
    expect(steps.at(-1)).toMatchObject({
      code: 'taken_back',
      link: { entity: 'order', id: idOf(refunded) },
      zh: '订单的退款已完成，这笔佣金全部收回：-50.10 元。',
    })
  })

  it('refuses to explain a line that does not exist', async () => {
    await expect(explainLine(shop.product.database, idOf(paid))).rejects.toMatchObject({
      code: 'RECORD_NOT_FOUND',
    })
  })

  it('states what a user earned in each month', async () => {
    const statement = await readStatement(shop.product.database, middle, asServer)
    expect(statement).toMatchObject({ invited: 1, earned: 110.53, taken_back: -50.1, sum: 60.43 })
    expect(statement.months).toMatchObject([{ earned: 110.53, taken_back: -50.1, sum: 60.43, lines: 3 }])
    expect(await readStatement(shop.product.database, idOf(paid), asServer)).toMatchObject({
      sum: 0,
      months: [],
    })
  })

  it('states what a good sold, what of it was refunded and what it paid in commission', async () => {
    const sales = await readSales(shop.product.database, textOf(shop.good), asServer)
    const rows = await shop.lines(paid)
    const commission = Number(rows.reduce((sum, { amount }) => sum + amount, 0).toFixed(2))
    expect(sales).toMatchObject({ orders: 2, sold: 310.33, refunded: 150, commission })
    expect(sales.months).toMatchObject([{ orders: 2, sold: 310.33, refunded: 150, commission }])
    expect(await readSales(shop.product.database, idOf(paid), asServer)).toMatchObject({
      orders: 0,
      months: [],
    })
  })

  /** Makes a change that the database otherwise refuses, verifies the ledger, and undoes the change. */
  const tampered = async (change: Sql) => {
    const undo = new Error('taken back')
    let report: Awaited<ReturnType<typeof verifyLedger>> | undefined
    await shop.product.database
      .transaction(async (tx) => {
        for (const table of [sql`distribution_log`, sql`distribution_version`])
          await tx.run(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`)
        await tx.run(change)
        report = await verifyLedger(tx)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
    return report
  }

  it('is reported as right when it is recomputed unchanged', async () => {
    expect(await verifyLedger(shop.product.database)).toMatchObject({
      isRight: true,
      orders: 2,
      lines: 5,
      users: 2,
      problems: [],
    })
  })

  it('has everything reported that was changed behind the server’s back', async () => {
    const subject = textOf(paid['trade_no'])
    const id = idOf(paid)
    const [first] = await lineIds(paid)
    const cases: readonly (readonly [Sql, JsonObject])[] = [
      [
        sql`UPDATE distribution_log SET amount = 60.42 WHERE id = ${first}`,
        { kind: 'differs', subject, level: 1, property: 'amount', stored: '60.42', expected: '60.43' },
      ],
      [
        sql`UPDATE distribution_log SET amount = 60.42 WHERE id = ${first}`,
        { kind: 'sum', subject: '会员2', stored: '60.42', expected: '60.43' },
      ],
      [
        sql`UPDATE distribution_log SET rate = 61 WHERE id = ${first}`,
        { kind: 'differs', property: 'rate', stored: '61', expected: '60' },
      ],
      [
        sql`UPDATE "order" SET num = 170 WHERE id = ${id}`,
        { kind: 'differs', property: 'order_amount', stored: '160.33', expected: '170' },
      ],
      [sql`DELETE FROM distribution_log WHERE id = ${first}`, { kind: 'missing', subject, level: 1 }],
      [
        sql`UPDATE distribution_log SET user_id = ${top} WHERE id = ${first}`,
        { kind: 'differs', property: 'user_id' },
      ],
      [sql`UPDATE "order" SET chain = '[]' WHERE id = ${id}`, { kind: 'chain', subject }],
      [sql`UPDATE "order" SET status = 'refused' WHERE id = ${id}`, { kind: 'missing', subject, level: 1 }],
      [
        sql`UPDATE "order" SET status = 'success' WHERE id = ${idOf(refunded)}`,
        { kind: 'surplus', subject: textOf(refunded['trade_no']) },
      ],
      [sql`UPDATE distribution_version SET since = since + interval '1 day'`, { kind: 'late', subject }],
      [sql`UPDATE distribution_version SET rates = '[]'`, { kind: 'rules' }],
      [sql`UPDATE "order" SET rule_version = NULL WHERE id = ${id}`, { kind: 'unbooked', subject }],
      [sql`UPDATE "distribution" SET rate = 1`, { kind: 'rules' }],
    ]
    for (const [change, problem] of cases) {
      const report = await tampered(change)
      expect([change.sql, report?.isRight]).toEqual([change.sql, false])
      expect(report?.problems).toContainEqual(expect.objectContaining(problem))
    }
    expect(await verifyLedger(shop.product.database)).toMatchObject({ isRight: true })
  })
})
