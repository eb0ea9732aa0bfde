import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { constraintOf } from '#server/database/databaseError.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { choiceOf, labelled } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving, Step } from './evolving.ts'
import {
  buyer,
  buyerOf,
  dealOf,
  good,
  goodOf,
  levelOf,
  line,
  lineOf,
  money,
  part,
  partsOf,
  pieceOf,
  reference,
  sale,
  saleOf,
  shop,
  text,
  whole,
} from './shopSchemas.ts'

const levelId = '00000000-0000-7000-8000-000000000001'

/** The advice for rows that stand in the way of the change. */
function adviceIn({ plan }: Step): string[] {
  return plan.refusals.flatMap(({ what, rows, advice }) => (rows ? [what, ...advice] : []))
}

function without(properties: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
}

eachDatabase('schemas that change while the database has rows', (databases) => {
  // Every change opens the embedded database twice.
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  let goods: JsonObject = good
  let buyers: JsonObject = buyer
  let sales: JsonObject = sale
  beforeAll(async () => {
    project = await evolving(databases, shop)
    await project.served(async (crud) => {
      const idOf = async (path: string, body: JsonObject) => (await crud.make(path, body))['id'] ?? null
      const tea = await idOf('/goods', { name: 'Tea', code: '7', price: 9.99, weight: 1.5, size: 'small' })
      const pot = await idOf('/goods', { name: 'Pot', code: 'P', price: 20, image: '/api/v1/files/a.png' })
      const ann = { name: 'Ann', level: 'known', phone: '1', good_ids: [tea, pot] }
      const buyer_id = await idOf('/buyers', ann)
      await idOf('/buyers', { name: 'Bob', level: 'new', phone: '1' })
      await idOf('/sales', {
        name: 'first',
        buyer_id,
        good_id: tea,
        pieces: 2,
        note: '12',
        parcel: { width: 2, height: 3 },
        parts: [{ price: 1.5, pieces: 3, good_id: pot }, { price: 4 }],
        lines: [
          { name: 'a', seat: 1, price: 3, pieces: 2 },
          { name: 'b', seat: 1, price: 1, pieces: 1 },
        ],
        sold_on: '2026-01-31',
      })
      await idOf('/sales', { name: 'second', note: 'twelve', state: 'lost' })
    })
  }, 300_000)
  afterAll(() => project.remove())

  const rows = (query: string) => project.inside((database) => database.rows(raw(query)))
  /** Makes a change that must succeed without questions. */
  const made = async (...change: Parameters<Evolving['change']>) => {
    const { plan, refused, hindered } = await project.change(...change)
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    return plan
  }

  it('keep the values of renamed properties, and what other properties compute from them', async () => {
    const total = money('Total', { 'x-computed': 'sum(items, amount)' })
    const worth = money('Worth', { 'x-computed': 'good_id.cost * pieces' })
    goods = { ...without(goods, 'price'), cost: money('Cost', { minimum: 0, 'x-renamed-from': 'price' }) }
    buyers = { ...without(buyers, 'good_ids'), liked: { ...buyer.good_ids, 'x-renamed-from': 'good_ids' } }
    const items = { ...partsOf(part), 'x-renamed-from': 'parts' }
    sales = { ...without(sales, 'parts'), items, total, worth }
    const phones = { unique: [{ fields: ['phone'], where: { level: ['known'] } }] }
    const plan = await made({ good: goodOf(goods), buyer: buyerOf(buyers, phones), sale: saleOf(sales) })
    expect(plan.tables.flatMap(({ lost }) => lost)).toEqual([])
    expect(
      await rows(
        'SELECT worth::float8, total::float8, jsonb_array_length(items) AS items FROM sale ORDER BY name',
      ),
    ).toEqual([
      { worth: 19.98, total: 8.5, items: 2 },
      { worth: null, total: 0, items: null },
    ])
    const links =
      'SELECT (SELECT count(*)::int FROM buyer_liked) AS liked, (SELECT count(*)::int FROM sale_items_good_id) AS named'
    expect(await rows(links)).toEqual([{ liked: 2, named: 1 }])
  })

  it('drop computed values without asking, unless the properties that they come from go as well', async () => {
    const fewer = without(sales, 'total', 'lines_total')
    await made({ sale: saleOf({ ...fewer, items: partsOf(without(part, 'amount')) }) })
    const whole_total = { ...labelled('Total'), type: 'integer', 'x-computed': 'sum(items, pieces)' }
    await made({ sale: saleOf({ ...sales, total: whole_total }) })
    expect(await rows('SELECT total, lines_total::float8 FROM sale ORDER BY name')).toEqual([
      { total: 3, lines_total: 7 },
      { total: 0, lines_total: 0 },
    ])
    await made({ sale: saleOf(sales) })
    const { refused } = await project.change({ sale: saleOf(without(sales, 'worth', 'pieces')) })
    expect(refused.map((said) => / --allow-loss (.*)$/u.exec(said)?.[1])).toEqual([
      'sale.pieces',
      'sale.worth',
    ])
  })

  it('convert between texts, whole numbers and decimals, and stop at values that do not convert', async () => {
    const asWhole = (more: JsonObject = {}) => saleOf({ ...sales, note: whole('Note', more) })
    const { refused } = await project.change({ sale: asWhole() })
    expect(refused).toEqual([
      expect.stringMatching(
        /^schemas\/sale\.json:\d+:5 \/properties\/note {2}The migration would lose values .* --allow-loss sale\.note$/u,
      ),
    ])
    const strict = await project.change({ sale: asWhole({ 'x-convert': { rest: 'refuse' } }) })
    expect(strict.hindered).toContain('1 of sale break sale_note_fits')
    expect(adviceIn(strict)[1]).toMatch(/^in schemas\/sale\.json:\d+:5: widen the "x-convert" of "note"/u)
    await made({ sale: asWhole({ 'x-convert': { map: { twelve: 12 } } }) })
    const decimal = { ...labelled('Note'), type: 'number', multipleOf: 0.01 }
    await made({ sale: saleOf({ ...sales, note: decimal }) })
    await made({ sale: saleOf(sales) })
    expect(await rows('SELECT note FROM sale ORDER BY name')).toEqual([{ note: '12' }, { note: '12' }])
  })

  it('let a number change to exact decimals and back together with its checks', async () => {
    const limits = { minimum: 0.1, maximum: 2.3, 'x-convert': { rest: 'refuse' } }
    const weight = (more: JsonObject) => goodOf({ ...goods, weight: { ...good.weight, ...limits, ...more } })
    const refusalOf = (value: number) =>
      project.inside((database) =>
        database.run(sql`UPDATE good SET weight = ${value} WHERE weight IS NOT NULL`).then(
          () => undefined,
          (error: unknown) => constraintOf(error)?.constraint,
        ),
      )
    const [rough, exact]: JsonObject[] = [{}, { multipleOf: 0.01 }]
    for (const decimals of [rough, exact, rough]) {
      await made({ good: weight(decimals ?? {}) })
      expect([await refusalOf(0.09), await refusalOf(2.31)]).toEqual(['good_weight_min', 'good_weight_max'])
      for (const fitting of [0.1, 2.3, 1.5]) expect(await refusalOf(fitting)).toBeUndefined()
    }
    await made({ good: goodOf(goods) })
  })

  it('let a number of sixteen digits become a whole number and a number again, without losing one', async () => {
    const most = 9_007_199_254_740_991
    const weight = async (type: string) => {
      const convert = { maximum: most, 'x-convert': { rest: 'refuse' } }
      await made({ good: goodOf({ ...goods, weight: { ...good.weight, ...convert, type } }) })
      return rows(`SELECT weight = ${most} AS kept FROM good WHERE weight IS NOT NULL`)
    }
    await project.inside((database) =>
      database.run(sql`UPDATE good SET weight = ${most} WHERE weight IS NOT NULL`),
    )
    expect(await weight('integer')).toEqual([{ kept: true }])
    expect(await weight('number')).toEqual([{ kept: true }])
    await project.inside((database) =>
      database.run(raw('UPDATE good SET weight = 1.5 WHERE weight IS NOT NULL')),
    )
    await made({ good: goodOf(goods) })
  })

  it('drop a choice if no row has it or x-convert replaces it', async () => {
    const state = choiceOf('State', ['open', 'sent'])
    const step = await project.change({ sale: saleOf({ ...sales, state }) })
    expect(step.hindered).toContain('1 of sale break sale_state_enum')
    expect(adviceIn(step).at(-1)).toBe('or, to empty them: npm run generate -- --allow-loss sale.state')
    sales = { ...sales, state: { ...state, 'x-convert': { map: { lost: 'sent' } } } }
    await made({ sale: saleOf(sales) })
    expect(await rows('SELECT state FROM sale ORDER BY name')).toEqual([{ state: 'open' }, { state: 'sent' }])
  })

  it('turn a choice into a reference to records that exist by then', async () => {
    await made({ level: levelOf({}), buyer: buyerOf(buyers) })
    await project.inside((database) =>
      database.run(sql`INSERT INTO level (id, name) VALUES (${levelId}, 'known')`),
    )
    const level = reference('Level', 'level', 'clear')
    expect((await project.change({ buyer: buyerOf({ ...buyers, level }) })).refused).toEqual([
      expect.stringContaining('--allow-loss buyer.level'),
    ])
    const mapped = { ...level, 'x-convert': { map: { known: levelId }, rest: 'empty' } }
    buyers = { ...buyers, level: mapped }
    await made({ buyer: buyerOf(buyers) })
    expect(await rows('SELECT level FROM buyer ORDER BY name')).toEqual([{ level: levelId }, { level: null }])
  })

  it('fill in a property that becomes required, or stop', async () => {
    const required = ['name', 'place']
    const place = text('Place')
    const { refused } = await project.change({ sale: saleOf({ ...sales, place }, {}, required) })
    expect(refused[0]).toMatch(
      /^schemas\/sale\.json:\d+:5 \/properties\/place {2}sale\.place is required now/u,
    )
    const strict = { ...place, 'x-convert': { rest: 'refuse' } }
    const step = await project.change({ sale: saleOf({ ...sales, place: strict }, {}, required) })
    expect(step.hindered).toContain('2 of sale break sale.place, it has a value')
    expect(adviceIn(step)[1]).toMatch(
      /write "missing": <the value that they get> in the "x-convert" of "place"/u,
    )
    sales = { ...sales, place: { ...place, default: 'here' } }
    await made({ sale: saleOf(sales, {}, required) })
    expect(await rows('SELECT DISTINCT place FROM sale')).toEqual([{ place: 'here' }])
  })

  it('adapt the default of a new property to its rules, as x-convert says', async () => {
    const depth = { 'x-at-most': 'stock', default: 5 }
    const added = (more: JsonObject = {}) =>
      goodOf({ ...goods, depth: whole('Depth', { ...depth, ...more }) })
    const gone = goodOf(goods)
    const stored = 'SELECT depth FROM good ORDER BY name'
    await project.inside((database) => database.run(raw('UPDATE good SET stock = 3')))
    expect((await project.change({ good: added() })).hindered).toContain('2 of good break good_depth_at_most')
    for (const [more, depths] of [
      [{ 'x-convert': { rest: 'nearest' } }, 3],
      [{ 'x-convert': { rest: 'empty' } }, null],
      [{ 'x-convert': { map: { 5: 2 } } }, 2],
      [{ 'x-convert': { missing: 1 } }, 1],
    ] as const) {
      await made({ good: added(more) })
      expect(await rows(stored)).toEqual([{ depth: depths }, { depth: depths }])
      expect((await project.change({ good: gone }, 'good.depth')).refused).toEqual([])
    }
    const { refused, hindered } = await project.change({ good: added() }, 'good.depth')
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    expect(await rows(stored)).toEqual([{ depth: null }, { depth: null }])
    await made({ good: gone }, 'good.depth')
  })

  it('report how many values a change of type changes', async () => {
    await made({ good: goodOf({ ...goods, mass: money('Mass') }) })
    await project.inside((database) =>
      database.run(
        raw('UPDATE good SET mass = CASE name WHEN (SELECT min(name) FROM good) THEN 2.5 ELSE 3 END'),
      ),
    )
    const rounded = whole('Mass', { 'x-convert': { rest: 'nearest' } })
    const { plan } = await project.change({ good: goodOf({ ...goods, mass: rounded }) })
    expect(plan.tables[0]).toMatchObject({ table: 'good', work: 'rewritten', updated: 1, lost: [] })
    expect(await rows('SELECT mass FROM good')).toEqual([{ mass: 3 }, { mass: 3 }])
    await made({ good: goodOf(goods) }, 'good.mass')
  })

  it('compute rows again after a change of an expression, and stop if the result is too large', async () => {
    const total = { 'x-computed': 'sum(items, amount) * 10' }
    const step = await project.change({
      sale: saleOf({ ...sales, total: money('Total', { ...total, maximum: 5 }) }),
    })
    expect(step.hindered).toContain('1 of sale break sale_total_max')
    expect(adviceIn(step).slice(1)).toEqual([
      expect.stringMatching(/^in schemas\/sale\.json:\d+:5: let "total" take what its expression gives/u),
    ])
    const amount = money('Amount', { 'x-computed': 'price * 2' })
    await made({
      sale: saleOf({ ...sales, items: partsOf({ ...part, amount }), total: money('Total', total) }),
    })
    expect(
      await rows(`SELECT total::float8, items #> '{0,amount}' AS amount FROM sale WHERE name = 'first'`),
    ).toEqual([{ total: 110, amount: 3 }])
    await made({ sale: saleOf(sales) })
    expect(await rows(`SELECT total::float8 FROM sale WHERE name = 'first'`)).toEqual([{ total: 8.5 }])
  })

  it('add a property to the rows of a list, and stop if it is required at once', async () => {
    const kind = text('Kind')
    const step = await project.change({
      sale: saleOf({ ...sales, items: partsOf({ ...part, kind }, ['price', 'kind']) }),
    })
    expect(step.hindered).toContain('1 of sale break sale_items_content')
    expect(adviceIn(step)[1]).toContain('goes there first without being required')
    sales = { ...sales, items: partsOf({ ...part, kind }) }
    await made({ sale: saleOf(sales) })
    await project.inside((database) =>
      database.run(
        sql`UPDATE sale SET items = (SELECT jsonb_agg(row || '{"kind": "x"}') FROM jsonb_array_elements(items) row) WHERE items IS NOT NULL`,
      ),
    )
    sales = { ...sales, items: partsOf({ ...part, kind }, ['price', 'kind']) }
    await made({ sale: saleOf(sales) })
    const parts = partsOf(without({ ...part, kind }, 'good_id'), ['price', 'kind'])
    sales = { ...sales, items: parts }
    expect((await project.change({ sale: saleOf(sales) })).refused[0]).toContain(
      '--allow-loss sale.items.good_id',
    )
    await made({ sale: saleOf(sales) }, 'sale.items.good_id')
    expect(await rows(`SELECT items -> 0 AS item FROM sale WHERE name = 'first'`)).toEqual([
      { item: { price: 1.5, pieces: 3, amount: 4.5, kind: 'x' } },
    ])
  })

  it('begin a series for a new number pattern, and continue the former one when it returns', async () => {
    const number = { ...sale.number, 'x-number': 'N/{0001}' }
    await made({ sale: saleOf({ ...sales, number }) })
    const next = await project.served((crud) => crud.make('/sales', { name: 'third' }))
    await made({ sale: saleOf(sales) })
    const last = await project.served((crud) => crud.make('/sales', { name: 'fourth' }))
    expect([next['number'], last['number']]).toEqual(['N/0001', 'S-0003'])
  })

  it('stop at duplicate values of a property that becomes unique, or keep that of the oldest record as x-convert says', async () => {
    for (const [name, entityOf, properties, key, oldest, other] of [
      ['buyer', buyerOf, buyers, 'phone', 'Ann', 'Bob'],
      ['line', lineOf, line, 'seat', 'a', 'b'],
    ] as const) {
      const unique = (more: JsonObject = {}) =>
        entityOf({ ...properties, [key]: { ...Object(Object(properties)[key]), 'x-unique': true, ...more } })
      const step = await project.change({ [name]: unique() })
      expect(step.hindered).toContain(`2 of ${name} break ${name}_${key}_key`)
      await made({ [name]: unique({ 'x-convert': { rest: 'empty' } }) })
      expect(await rows(`SELECT name, ${key}::text AS kept FROM ${name} ORDER BY name`)).toEqual([
        { name: oldest, kept: '1' },
        { name: other, kept: null },
      ])
    }
  })

  it('name the combination of values that several rows share, once for each row', async () => {
    await project.inside((database) => database.run(raw('UPDATE good SET stock = 3, weight = 1')))
    const unique = [{ fields: ['name', 'stock'] }, { fields: ['stock', 'weight'] }]
    const { plan } = await project.change({ good: goodOf(goods, { unique }) })
    const examples = plan.refusals.map(({ rows: found }) => found?.examples.map(({ value }) => value))
    expect(examples).toEqual([['3, 1', '3, 1']])
  })

  it('do not turn rows into records by themselves, and say how it is done', async () => {
    const items = { ...labelled('Items'), type: 'array', 'x-children': { entity: 'piece' } }
    const piece = pieceOf({ sale_id: reference('Sale', 'sale', 'cascade'), amount: money('Amount') })
    const { refused } = await project.change({ piece, sale: saleOf({ ...sales, items }) })
    expect(refused[0]).toMatch(
      /\/properties\/items {2}The migration would lose column sale\.items .* Rows do not become records by themselves: .*--allow-loss sale\.items$/u,
    )
  })

  it('turn a reference into a list and back, and stop at a list of several', async () => {
    const one = reference('Goods', 'good', 'clear')
    const step = await project.change({ buyer: buyerOf({ ...buyers, liked: one }) })
    expect(step.hindered).toContain('2 of buyer_liked break buyer_liked_at_most_one')
    const several = { ...buyer.good_ids, ...labelled('Good') }
    const worth = money('Worth')
    await made({ sale: saleOf({ ...sales, worth, good_id: several }) })
    await made({ sale: saleOf({ ...sales, worth }) })
    expect(await rows('SELECT count(good_id)::int AS kept, count(worth)::int AS worth FROM sale')).toEqual([
      { kept: 1, worth: 1 },
    ])
    const { refused } = await project.change({ sale: saleOf(sales) })
    expect(refused).toEqual([expect.stringContaining('--allow-loss sale.worth')])
    await made({ sale: saleOf(sales) }, 'sale.worth')
  })

  it('turn a value into a list and back, and stop at a list of several values', async () => {
    const lists = {
      note: { ...labelled('Note'), type: 'array', items: { type: 'string', maxLength: 50 } },
      sold_on: { ...labelled('Sold on'), type: 'array', items: { type: 'string', format: 'date' } },
      pieces: { ...labelled('Pieces'), type: 'array', items: { type: 'integer', minimum: 0 } },
    }
    const worth = money('Worth')
    await made({ sale: saleOf({ ...sales, worth, ...lists }) })
    const stored = `SELECT note, sold_on, pieces FROM sale WHERE name IN ('first', 'third') ORDER BY name`
    expect(await rows(stored)).toEqual([
      { note: ['12'], sold_on: ['2026-01-31'], pieces: [2] },
      { note: null, sold_on: null, pieces: null },
    ])
    await project.inside((database) =>
      database.run(raw(`UPDATE sale SET note = '["a", "b"]', sold_on = '[]' WHERE name = 'third'`)),
    )
    const one = (each: JsonObject) => ({ ...each, 'x-convert': { rest: 'refuse' } })
    const [note, sold_on, pieces] = [one(sale.note), one(sale.sold_on), one(sale.pieces)]
    const several = await project.change({ sale: saleOf({ ...sales, worth, note, sold_on, pieces }) })
    expect(several.hindered).toContain('1 of sale break sale_note_fits')
    await made({
      sale: saleOf({ ...sales, worth, sold_on, pieces, note: { ...note, 'x-convert': { rest: 'empty' } } }),
    })
    expect(await rows('SELECT note, sold_on::text, pieces FROM sale ORDER BY name LIMIT 1')).toEqual([
      { note: '12', sold_on: '2026-01-31', pieces: 2 },
    ])
    expect(await rows(stored)).toMatchObject([{}, { note: null, sold_on: null, pieces: null }])
    await made({ sale: saleOf(sales) }, 'sale.worth')
  })

  it('turn an object into a list and back, and stop at a list of several objects', async () => {
    const parcels = {
      ...labelled('Parcels'),
      type: 'array',
      items: { type: 'object', properties: sale.parcel.properties },
    }
    await made({ sale: saleOf({ ...sales, parcel: parcels }) })
    const stored = `SELECT parcel FROM sale WHERE name IN ('first', 'second') ORDER BY name`
    const parcel = { width: 2, height: 3, area: 6 }
    expect(await rows(stored)).toEqual([{ parcel: [parcel] }, { parcel: null }])
    const several = `UPDATE sale SET parcel = '[{"width": 1}, {}]' WHERE name = 'second'`
    await project.inside((database) => database.run(raw(several)))
    const { hindered } = await project.change({ sale: saleOf(sales) })
    expect(hindered).toContain('1 of sale break sale_parcel_type')
    await project.inside((database) =>
      database.run(raw(`UPDATE sale SET parcel = '[]' WHERE name = 'second'`)),
    )
    await made({ sale: saleOf(sales) })
    expect(await rows(stored)).toEqual([{ parcel }, { parcel: null }])
  })

  it('rename an entity together with its properties and the references to it', async () => {
    const lines = lineOf({
      ...without(line, 'sale_id'),
      deal_id: reference('Deal', 'deal', 'cascade', { 'x-renamed-from': 'sale_id' }),
    })
    const bits = { ...Object(sales['items']), 'x-renamed-from': 'items' }
    const total = money('Total', { 'x-computed': 'sum(bits, amount)' })
    const remark = text('Remark', { 'x-renamed-from': 'note' })
    const deals = { ...without(sales, 'items', 'note'), bits, total, remark }
    const { refused } = await project.change({ sale: undefined, line: lines, deal: dealOf(deals) })
    expect(refused[0]).toMatch(
      /^schemas\/deal\.json:\d+:3 \/x-entity .*"renamedFrom": "sale".* --allow-loss sale$/u,
    )
    await made({ sale: undefined, line: lines, deal: dealOf(deals, { renamedFrom: 'sale' }) })
    expect(
      await rows(
        `SELECT number, worth::float8, total::float8, lines_total::float8, remark FROM deal WHERE name = 'first'`,
      ),
    ).toEqual([{ number: 'S-0001', worth: 19.98, total: 8.5, lines_total: 7, remark: '12' }])
    await made({ deal: undefined, line: lineOf(without(line, 'sale_id')) }, 'deal', 'line.deal_id')
    expect(await rows('SELECT count(*)::int AS lines FROM line')).toEqual([{ lines: 2 }])
  })
})
