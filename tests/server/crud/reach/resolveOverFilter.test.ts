import { beforeAll, expect, it } from 'vitest'
import { resolveOverFilter } from '#server/crud/reach/resolveOverFilter.ts'
import { whereSql } from '#server/crud/query/filterSql.ts'
import type { OverFilter } from '#server/crud/query/ListQuery.ts'
import { sql } from '#server/database/sql.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openShop } from '../openShop.ts'
import type { Crud } from '../openCrud.ts'
import { brand, product } from '../shop.ts'

function columnOf(table: Table, name: string): Column {
  const found = table.columns.find((column) => column.name === name)
  if (!found) throw new Error(`${table.name} has no column ${name}`)
  return found
}

/** Products whose brand's name contains the text, or does not. */
const ofBrand = (text: string, negated = false): OverFilter => ({
  kind: 'over',
  column: columnOf(product, 'brand_id'),
  table: brand,
  filter: { kind: 'contains', column: columnOf(brand, 'name'), text },
  negated,
  page: 'brand',
})

eachDatabase('conditions of an alternative on referenced records', (databases) => {
  let shop: Crud
  beforeAll(async () => {
    shop = await openShop(databases)
    await shop.database.run(
      sql`INSERT INTO brand (id, name) SELECT gen_random_uuid(), 'brand ' || n FROM generate_series(1, 300) n`,
    )
    await shop.database
      .run(sql`INSERT INTO product (id, code, name, price, stock, active, status, brand_id, "createdAt", "updatedAt")
      SELECT gen_random_uuid(), 'p' || row_number() OVER (), b.name, 1, 1, true, 'open', b.id, now(), now() FROM brand b`)
  })

  const namesOf = async (over: OverFilter): Promise<string[]> => {
    const where = whereSql(product, [{ kind: 'alternatives', among: [[over]] }])
    const found = await shop.database.rows<{ name: string }>(sql`SELECT t.name FROM product t ${where}`)
    return found.map(({ name }) => name).toSorted()
  }
  // Each product has the name of its brand.
  const everyName = Array.from({ length: 300 }, (_, index) => `brand ${index + 1}`).toSorted()

  it('is looked up in advance if few records match, so that the list filters by their ids', async () => {
    const few = await resolveOverFilter(shop.database, ofBrand('brand 29'))
    expect(few.ids).toHaveLength(11)
    expect(few).toMatchObject({ kind: 'over', page: 'brand' })
    expect((await resolveOverFilter(shop.database, ofBrand('nobody'))).ids).toEqual([])
  })

  it('stays part of the query of the list if many records match', async () => {
    expect(await resolveOverFilter(shop.database, ofBrand('brand'))).toEqual(ofBrand('brand'))
  })

  it.each([
    ['brand 29', false, 11],
    ['brand 29', true, 289],
    ['nobody', false, 0],
    ['nobody', true, 300],
    ['brand', false, 300],
    ['brand', true, 0],
  ])('finds the same records either way (%s, negated: %s)', async (text, negated, count) => {
    const over = ofBrand(text, negated)
    const wanted = everyName.filter((name) => name.includes(text) !== negated)
    expect(wanted).toHaveLength(count)
    expect(await namesOf(over)).toEqual(wanted)
    expect(await namesOf(await resolveOverFilter(shop.database, over))).toEqual(wanted)
  })
})
