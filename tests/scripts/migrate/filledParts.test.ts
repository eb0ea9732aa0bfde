import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { text, whole } from './shopSchemas.ts'

const objectOf = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
})
const rowsOf = (items: JsonObject): JsonObject => ({ type: 'array', items })
const way = (method: string, properties: JsonObject = {}, required: readonly string[] = []): JsonObject => ({
  ...objectOf({ method: { ...labelled('Method'), const: method }, ...properties }, ['method', ...required]),
  ...labelled(method),
})

/** A box of parts with marks, a lid, a way to pay, and several ways to send it. */
const boxOf = (
  { part = {}, mark = {}, lid = {}, bank = {} }: Readonly<Record<string, JsonObject>>,
  required = true,
): JsonObject => {
  const also = (more: JsonObject) => (required ? Object.keys(more) : [])
  const marks = rowsOf(objectOf({ word: text('Word'), ...mark }, also(mark)))
  const ways = { oneOf: [way('bank', bank, also(bank)), way('cash')] }
  return schemaOf(
    {
      parts: {
        ...labelled('Parts'),
        ...rowsOf(
          objectOf({ title: text('Title'), marks: { ...labelled('Marks'), ...marks }, ...part }, also(part)),
        ),
      },
      lid: { ...labelled('Lid'), ...objectOf({ width: whole('Width'), ...lid }, also(lid)) },
      payment: { ...labelled('Payment'), ...ways },
      ways: { ...labelled('Ways'), ...rowsOf(ways) },
    },
    { 'x-entity': { path: '/boxes', label: { zh: '盒子', en: 'Box' } } },
  )
}

const unit = { unit: text('Unit', { default: 'it’s "one"' }) }

eachDatabase('new requirements inside rows and objects', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { box: boxOf({ part: unit }, false) })
    await project.served(async (crud) => {
      await crud.make('/boxes', {
        name: 'full',
        parts: [{ title: 'a', marks: [{ word: 'x' }, {}], unit: null }, { title: 'b', unit: 'm' }, {}],
        lid: { width: 2 },
        payment: { method: 'bank' },
        ways: [{ method: 'cash' }, { method: 'bank' }],
      })
      await crud.make('/boxes', { name: 'other', parts: [], payment: { method: 'cash' } })
      await crud.make('/boxes', { name: 'none' })
    })
  }, 300_000)
  afterAll(() => project.remove())

  const boxes = () =>
    project.inside((database) =>
      database.rows(raw('SELECT parts, lid, payment, ways FROM box ORDER BY name')),
    )

  it('stops the migration if rows lack it and it has no default, and the plan says what helps', async () => {
    const before = await boxes()
    const step = await project.change({ box: boxOf({ part: unit, lid: { kind: text('Kind') } }) })
    expect(step.hindered).toContain('1 of box break box_lid_content, all in "lid" is what its schema takes: ')
    expect(step.plan.refusals).toMatchObject([
      {
        what: expect.stringMatching(/^schemas\/box\.json:\d+:5 \/properties\/lid {2}box has rows/u),
        rows: {
          rows: 1,
          examples: [{ value: `/lid must have required property 'kind':  {"width": 2}` }],
        },
        advice: [
          expect.stringContaining('gets there by a "default"'),
          expect.stringContaining('--allow-loss box.lid'),
        ],
      },
    ])
    expect(await boxes()).toEqual(before)
  })

  it.each([
    [
      { mark: { word: text('Word', { pattern: '^y$' }) } },
      '/parts/0/marks/0/word must match pattern "^y$", and is "x":  [{',
    ],
    [{ mark: { word: text('Word', { format: 'date' }) } }, '/parts/0/marks/0/word must match format "date"'],
    [{ lid: { width: whole('Width', { multipleOf: 5 }) } }, '/lid/width must be multiple of 5, and is 2:  {'],
  ])('is reported with its place deep inside if rows break it: %j', async (strict, told) => {
    const step = await project.change({ box: boxOf({ part: unit, ...strict }, false) })
    expect(step.plan.refusals).toMatchObject([
      { rows: { rows: 1, examples: [{ value: expect.stringContaining(told) }] } },
    ])
  })

  it('is filled in with its default in every place that lacks it, and counted in the plan', async () => {
    const { plan, refused, hindered } = await project.change({
      box: boxOf({
        part: unit,
        mark: { level: whole('Level', { default: 1 }) },
        lid: { kind: text('Kind', { default: 'round' }) },
        bank: { name: text('Name', { default: 'first' }) },
      }),
    })
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    expect(plan.migration?.file).toMatch(/_fill_/u)
    expect(plan.tables).toMatchObject([{ table: 'box', updated: 4, lost: [] }])
    expect(await boxes()).toEqual([
      {
        parts: [
          { title: 'a', marks: [{ word: 'x', level: 1 }, { level: 1 }], unit: unit.unit['default'] },
          { title: 'b', unit: 'm' },
          { unit: unit.unit['default'] },
        ],
        lid: { width: 2, kind: 'round' },
        payment: { method: 'bank', name: 'first' },
        ways: [{ method: 'cash' }, { method: 'bank', name: 'first' }],
      },
      { parts: null, lid: null, payment: null, ways: null },
      { parts: [], lid: null, payment: { method: 'cash' }, ways: null },
    ])
  })

  it('is not filled in again by a migration that requires nothing new', async () => {
    const { plan } = await project.change({
      box: boxOf({
        part: { unit: { ...unit.unit, maxLength: 60 } },
        mark: { level: whole('Level', { default: 1, maximum: 9 }) },
        lid: { kind: text('Kind', { default: 'round' }) },
        bank: { name: text('Name', { default: 'first' }) },
      }),
    })
    expect(plan.migration?.sql).not.toContain('UPDATE')
  })
})
