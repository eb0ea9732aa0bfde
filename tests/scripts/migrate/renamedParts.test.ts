import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import {
  buyer,
  buyerOf,
  good,
  goodOf,
  money,
  part,
  partsOf,
  reference,
  sale,
  saleOf,
  shop,
  text,
  whole,
} from './shopSchemas.ts'

const { parts: _parts, parcel: _parcel, total: _total, ...others } = sale
const size = { ...labelled('Size'), type: 'number' }
const parcelOf = (properties: JsonObject): JsonObject => ({
  ...labelled('Parcel'),
  type: 'object',
  properties: { height: size, ...properties },
})
const area = (expression: string): JsonObject => ({ ...size, 'x-computed': expression })

/** Sales with these parts and this parcel. */
const salesOf = (parts: JsonObject, parcel: JsonObject): JsonObject =>
  saleOf({ ...others, parts: partsOf(parts), parcel, total: sale.total })
const before = parcelOf({ width: size, area: area('width * height') })

eachDatabase('renamed properties inside rows and objects', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, {
      ...shop,
      sale: salesOf({ ...part, remark: text('Remark') }, before),
    })
    await project.served(async (crud) => {
      const { id: good_id = null } = await crud.make('/goods', { name: 'Tea' })
      const parts: JsonObject[] = [
        { price: 1.5, pieces: 3, good_id, remark: 'x' },
        { price: 4, remark: null },
      ]
      await crud.make('/sales', { name: 'first', parts, parcel: { width: 2, height: 3 } })
      await crud.make('/sales', { name: 'second', parts: [] })
      await crud.make('/sales', { name: 'third' })
    })
  }, 300_000)
  afterAll(() => project.remove())
  const rows = (query: string) => project.inside((database) => database.rows(raw(query)))

  it('keep their values, their references and what is computed from them', async () => {
    const [good] = await rows(`SELECT parts #> '{0,good_id}' AS item_id FROM sale WHERE name = 'first'`)
    const renamed = partsOf(
      {
        cost: money('Cost', { minimum: 0, 'x-renamed-from': 'price' }),
        count: whole('Count', { 'x-renamed-from': 'pieces' }),
        item_id: reference('Item', 'good', 'refuse', { 'x-renamed-from': 'good_id' }),
        unit: text('Unit', { default: 'pcs' }),
        remark: text('Remark'),
        amount: money('Amount', { 'x-computed': 'cost * coalesce(count, 1)' }),
      },
      ['cost', 'unit'],
    )
    const breadth = { ...size, 'x-renamed-from': 'width' }
    const parcel = parcelOf({ breadth, area: area('breadth * height') })
    const items = { ...renamed, 'x-renamed-from': 'parts' }
    const total = money('Total', { 'x-computed': 'sum(items, amount)' })
    const { plan, refused, hindered } = await project.change({
      sale: saleOf({ ...others, parcel, items, total }),
    })
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    expect(plan.losses).toEqual([])
    expect(await rows('SELECT entity, former, name FROM renamed_property ORDER BY id')).toEqual([
      { entity: 'sale', former: 'parts', name: 'items' },
      { entity: 'sale', former: 'parcel.width', name: 'parcel.breadth' },
      { entity: 'sale', former: 'items.price', name: 'items.cost' },
      { entity: 'sale', former: 'items.pieces', name: 'items.count' },
      { entity: 'sale', former: 'items.good_id', name: 'items.item_id' },
    ])
    expect(await rows('SELECT items, parcel, total::float8 FROM sale ORDER BY name')).toEqual([
      {
        items: [
          { cost: 1.5, count: 3, ...good, remark: 'x', unit: 'pcs', amount: 4.5 },
          { cost: 4, remark: null, unit: 'pcs', amount: 4 },
        ],
        parcel: { breadth: 2, height: 3, area: 6 },
        total: 8.5,
      },
      { items: [], parcel: null, total: 0 },
      { items: null, parcel: null, total: 0 },
    ])
    expect(await rows('SELECT count(*)::int AS named FROM sale_items_item_id')).toEqual([{ named: 1 }])
  })

  it('need permission to be removed if no x-renamed-from names them', async () => {
    const gone = partsOf(
      {
        cost: money('Cost', { minimum: 0 }),
        note: text('Note'),
        unit: text('Unit', { default: 'pcs' }),
        amount: money('Amount', { 'x-computed': 'cost' }),
      },
      ['cost', 'unit'],
    )
    const parcel = parcelOf({ breadth: size, area: area('breadth * height') })
    const total = money('Total', { 'x-computed': 'sum(items, amount)' })
    const change = { sale: saleOf({ ...others, parcel, items: gone, total }) }
    const { refused } = await project.change(change)
    expect(refused.map((said) => said.replace(/^.* --allow-loss /u, '')).toSorted()).toEqual([
      'sale.items.count',
      'sale.items.item_id',
      'sale.items.item_id',
      'sale.items.remark',
    ])
    const places = ['sale.items.count', 'sale.items.item_id', 'sale.items.remark']
    const { plan, hindered } = await project.change(change, ...places)
    expect(hindered).toBeUndefined()
    expect(plan.losses.map(({ place }) => place)).toEqual(expect.arrayContaining(places))
    expect(await rows(`SELECT items, total::float8 FROM sale WHERE name = 'first'`)).toEqual([
      {
        items: [
          { cost: 1.5, unit: 'pcs', amount: 1.5 },
          { cost: 4, unit: 'pcs', amount: 4 },
        ],
        total: 5.5,
      },
    ])
  })

  it('keep the values in alternatives, unless another alternative still has the former name', async () => {
    const way = (kind: string, properties: JsonObject, required: readonly string[]): JsonObject => ({
      ...labelled(kind),
      type: 'object',
      required: ['kind', ...required],
      properties: { kind: { ...labelled('Kind'), const: kind }, ...properties },
    })
    const waysOf = (phone: JsonObject, mail: JsonObject): JsonObject => {
      const oneOf = [way('phone', phone, Object.keys(phone)), way('mail', mail, [])]
      return buyerOf({ ...buyer, ways: { ...labelled('Ways'), type: 'array', items: { oneOf } } })
    }
    await project.change({ buyer: waysOf({ number: text('Number') }, { address: text('Address') }) })
    await project.served(async (crud) => {
      const ways: JsonObject[] = [
        { kind: 'phone', number: '1' },
        { kind: 'mail', address: 'a' },
      ]
      await crud.make('/buyers', { name: 'Ann', ways })
    })
    const dial = text('Dial', { 'x-renamed-from': 'number' })
    const still = await project.change({ buyer: waysOf({ dial }, { number: text('Number') }) })
    expect(still.refused).toEqual([expect.stringMatching(/\/properties\/ways {2}"number" still exists\./u)])
    const step = await project.change({ buyer: waysOf({ dial }, { address: text('Address') }) })
    expect(step).toMatchObject({ refused: [], plan: { losses: [] } })
    expect(await rows('SELECT ways FROM buyer')).toEqual([
      {
        ways: [
          { kind: 'phone', dial: '1' },
          { kind: 'mail', address: 'a' },
        ],
      },
    ])
  })

  it('never replace a value that the new name already has: such rows stop the migration', async () => {
    const detail = (properties: JsonObject): JsonObject => ({
      ...labelled('Detail'),
      type: 'object',
      properties,
    })
    const detailed = (properties: JsonObject) => goodOf({ ...good, detail: detail(properties) })
    await project.change({ good: detailed({ mobile: text('Mobile'), call: text('Call') }) })
    await project.served(async (crud) => {
      await crud.make('/goods', { name: 'Bo', detail: { mobile: '1', call: '2' } })
      await crud.make('/goods', { name: 'Cy', detail: { mobile: '3' } })
      await crud.make('/goods', { name: 'Di', detail: { mobile: null, call: '4' } })
    })
    const merged = { good: detailed({ call: text('Call', { 'x-renamed-from': 'mobile' }) }) }
    const { hindered } = await project.change(merged)
    expect(hindered).toContain('1 of good break good_detail_content')
    const cleared = `UPDATE good SET detail = '{"call": "2"}' WHERE name = 'Bo'`
    await project.inside((database) => database.run(raw(cleared)))
    expect(await project.change(merged)).toMatchObject({ refused: [], plan: { losses: [] } })
    const stored = `SELECT detail FROM good WHERE name IN ('Bo', 'Cy', 'Di') ORDER BY name`
    expect(await rows(stored)).toEqual([
      { detail: { call: '2' } },
      { detail: { call: '3' } },
      { detail: { call: '4' } },
    ])
  })

  it('need permission to be removed at any depth, and are then removed there alone', async () => {
    const object = (properties: JsonObject): JsonObject => ({
      ...labelled('Part'),
      type: 'object',
      properties,
    })
    const listOfObjects = (properties: JsonObject): JsonObject => ({
      ...labelled('List'),
      type: 'array',
      items: { type: 'object', properties },
    })
    const insured = (deep: JsonObject): JsonObject =>
      buyerOf({
        ...buyer,
        cover: object({
          plan: object({ ...deep, rates: listOfObjects({ step: object(deep) }) }),
          code: text('Code'),
        }),
        covers: listOfObjects({ plan: object({ ...deep, note: text('Note') }) }),
      })
    const code = { code: text('Code'), year: text('Year') }
    const first = await project.change({ buyer: insured(code) }, 'buyer.ways')
    expect(first.refused).toEqual([])
    await project.served(async (crud) => {
      const deep = { code: 'a', year: '1' }
      const rates: JsonObject[] = [{ step: deep }, { step: null }]
      const plan: JsonObject = { ...deep, rates }
      const covers: JsonObject[] = [{ plan: { ...deep, note: 'n' } }, { plan: null }]
      await crud.make('/buyers', { name: 'Eve', cover: { plan, code: 'kept' }, covers })
      await crud.make('/buyers', { name: 'Fay', cover: { code: 'kept' }, covers: [] })
    })
    const change = { buyer: insured({ year: text('Year'), term: text('Term') }) }
    const { refused } = await project.change(change)
    const places = ['buyer.cover.plan.code', 'buyer.cover.plan.rates.step.code', 'buyer.covers.plan.code']
    expect(refused.map((said) => said.replace(/^.* --allow-loss /u, ''))).toEqual(places)
    expect(refused[0]).toContain('Let "code" stand beside "term", save the records with that')
    const { plan, hindered, refused: still } = await project.change(change, ...places)
    expect({ hindered, still }).toEqual({ hindered: undefined, still: [] })
    expect(plan.losses.map(({ place }) => place)).toEqual(places)
    expect(await rows(`SELECT cover, covers FROM buyer WHERE cover IS NOT NULL ORDER BY name`)).toEqual([
      {
        cover: { code: 'kept', plan: { year: '1', rates: [{ step: { year: '1' } }, { step: null }] } },
        covers: [{ plan: { year: '1', note: 'n' } }, { plan: null }],
      },
      { cover: { code: 'kept' }, covers: [] },
    ])
  })

  it('are suggested for x-renamed-from if one name goes and another comes', async () => {
    const total = money('Total', { 'x-computed': 'sum(items, amount)' })
    const parts = {
      cost: money('Cost', { minimum: 0 }),
      note: text('Note'),
      per: text('Per', { default: 'pcs' }),
    }
    const amount = money('Amount', { 'x-computed': 'cost' })
    const parcel = parcelOf({ breadth: size, area: area('breadth * height') })
    const items = partsOf({ ...parts, amount }, ['cost', 'per'])
    const { refused } = await project.change({ sale: saleOf({ ...others, parcel, items, total }) })
    expect(refused).toEqual([
      expect.stringMatching(
        /^schemas\/sale\.json:\d+:5 \/properties\/items {2}The migration would lose unit in sale\.items and its values\. Was it renamed\? Write in "per": "x-renamed-from": "unit"\. If that is wanted: .* --allow-loss sale\.items\.unit$/u,
      ),
    ])
  })
})
