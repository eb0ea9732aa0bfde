import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenBy, jsonRules } from '#scripts/generate/emit/migration/json/jsonRules.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'

const schema: Json = {
  type: ['array', 'null'],
  minItems: 1,
  maxItems: 2,
  items: {
    type: 'object',
    required: ['n'],
    additionalProperties: false,
    properties: {
      n: { type: 'integer', minimum: 1, exclusiveMaximum: 10 },
      't.x': { type: ['string', 'null'], pattern: '^a\\.', maxLength: 4 },
      kind: { enum: ["it's", 1, true, null] },
      map: { type: 'object', additionalProperties: { type: 'number', maximum: 1 } },
      list: { type: 'array', items: { type: 'string', minLength: 2 } },
    },
  },
}

const admitted: Json[] = [
  null,
  [{ n: 1 }],
  [{ n: 9.0 }, { n: 1, 't.x': null }],
  [{ n: 1, 't.x': 'a.龘𠮷', kind: "it's", map: { a: 1, b: -1 }, list: ['ab'] }],
  [{ n: 1, kind: 1 }],
  [{ n: 1, kind: true, map: {}, list: [] }],
]

const odd: JsonObject[] = [
  {},
  { n: 0 },
  { n: 10 },
  { n: 1.5 },
  { n: '1' },
  { n: null },
  { n: 1, other: 1 },
  { n: 1, 't.x': 'b.' },
  { n: 1, 't.x': 'a.123' },
  { n: 1, 't.x': 5 },
  { n: 1, 't.x': ['a.'] },
  { n: 1, kind: 'its' },
  { n: 1, kind: 2 },
  { n: 1, kind: false },
  { n: 1, kind: {} },
  { n: 1, map: { a: 2 } },
  { n: 1, map: { a: 1, b: 'x' } },
  { n: 1, map: [1] },
  { n: 1, list: ['a'] },
  { n: 1, list: [['ab']] },
  { n: 1, list: 'ab' },
]

const refused: Json[] = [
  [],
  [{ n: 1 }, { n: 1 }, { n: 1 }],
  'text',
  {},
  [[{ n: 1 }]],
  [null],
  ...odd.map((item) => [{ n: 1 }, item]),
]

const alternatives: Json = {
  anyOf: [
    {
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'integer', minimum: 10 },
        { type: 'array', items: { oneOf: [{ type: 'boolean' }, { type: 'string', minLength: 2 }] } },
        {
          type: 'object',
          properties: { k: { type: 'string' } },
          required: ['k'],
          additionalProperties: false,
        },
      ],
    },
    { type: 'null' },
  ],
}

const ofOne: Json[] = [null, '', 'abc', 10, [], [true, 'ab'], { k: '' }]
const ofNone: Json[] = ['abcd', 9, 10.5, true, [1], [true, 'a'], [[true]], {}, { k: 1 }, { k: '', l: '' }]

const shape = (name: string): JsonObject => ({
  type: 'object',
  required: [name],
  additionalProperties: false,
  properties: { [name]: { type: 'string' } },
})

// Only the validators report that a value meets two of them.
const shapes: Json = { oneOf: [shape('a'), shape('b'), { type: 'number' }, { type: 'integer' }] }
const ofShape: Json[] = [{ a: '' }, { b: '' }, 1.5, 1]
const ofNoShape: Json[] = ['', null, {}, { a: 1 }, { a: '', b: '' }, { a: '', c: '' }]

const places: Json = {
  items: [shape('a'), { type: 'integer' }],
  additionalItems: { type: 'object', additionalProperties: shape('b') },
}
const inPlace: Json[] = [[], [{ a: '' }], [{ a: '' }, 1], [{ a: '' }, 1, {}, { x: { b: '' } }], {}]
const outOfPlace: Json[] = [
  [1],
  [{ a: '', c: '' }],
  [{ a: '' }, '1'],
  [{ a: '' }, 1, { x: {} }],
  [{ a: '' }, 1, {}, { x: { b: '' }, y: { b: '', c: '' } }],
]

const steps: Json = { items: { properties: { price: { multipleOf: 0.01 }, tiny: { multipleOf: 1e-7 } } } }
const onStep: Json[] = [
  [],
  ...[0, -0.01, 19.99, 1e21, 1e308, 9999999999999.99, 'text', null, [0.001]].map((price) => [{ price }]),
  [{ price: 4.1, tiny: 0.0000003 }, { tiny: 1 }],
]
const besideStep: Json[] = [[{ price: 0.001 }], [{ price: 5e-324 }], [{ price: 1 }, { tiny: 1.5e-7 }]]

const calendar: Json = {
  properties: { day: { format: 'date' }, moment: { format: 'date-time' }, address: { format: 'ipv6' } },
}
const inCalendar: Json[] = [
  { day: '2026-02-28', moment: '2026-01-31T12:00:00Z', address: '::ffff:1.2.3.4' },
  { day: null, moment: '0001-01-01T00:00:00.123456789+14:00', address: '::' },
  { day: 20260228, moment: '2026-01-31T12:00:00.000-05:30' },
]
const beyondCalendar: Json[] = [
  { day: '' },
  { day: 'tomorrow' },
  { day: '2026-02-28\n' },
  { moment: '2026-01-31' },
  { moment: '2026-01-31 12:00:00Z' },
  { address: 'localhost' },
]

// If a keyword cannot be stated completely, the rule states the part that can.
const partly: Json = {
  anyOf: [
    { type: 'string', format: 'date' },
    { type: 'array', uniqueItems: true, maxItems: 2 },
    { enum: [{ a: 1 }] },
  ],
}
const ofPart: Json[] = ['2026-01-31', '2026-02-30', [], [1, 1], { a: 1 }, { b: 1 }]
const ofNoPart: Json[] = ['no date', 1, true, null, [1, 2, 3]]

const unstated: Json[] = [
  { anyOf: [{ type: 'string' }, { uniqueItems: true }] },
  { oneOf: [{ propertyNames: { maxLength: 2 } }, { type: 'string' }] },
  { anyOf: [{ type: 'integer' }, true] },
]

describe('the database’s rules for the inside of a json column', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  })
  afterAll(() => database.close())

  const admits = async (value: Json, rules = jsonRules(schema)): Promise<unknown> => {
    const { rows } = await database.query<{ admits: boolean }>(
      "SELECT NOT jsonb_path_exists($1::jsonb, $2::jsonpath, '{}', true) AS admits",
      [JSON.stringify(value), `strict $ ? (${brokenBy(rules)})`],
    )
    return rows[0]?.admits
  }

  it('admit what the schema admits [S5.06]', async () => {
    for (const value of admitted) expect([value, await admits(value)]).toEqual([value, true])
  })

  it('refuse what breaks a rule anywhere inside [S5.06]', async () => {
    for (const value of refused) expect([value, await admits(value)]).toEqual([value, false])
  })

  it('admit what one of several alternatives admits, and refuse what breaks all of them [S5.06]', async () => {
    const rules = jsonRules(alternatives)
    for (const value of ofOne) expect([value, await admits(value, rules)]).toEqual([value, true])
    for (const value of ofNone) expect([value, await admits(value, rules)]).toEqual([value, false])
  })

  it.each([
    ['one of objects that no constant tells apart', shapes, ofShape, ofNoShape],
    ['what days, moments and addresses look like', calendar, inCalendar, beyondCalendar],
    ['one of what can be told in part', partly, ofPart, ofNoPart],
    ['items by their places', places, inPlace, outOfPlace],
    ['steps as exactly as the validators', steps, onStep, besideStep],
    ['no more than these', { items: [{ type: 'string' }], additionalItems: false }, [['a']], [['a', 'b']]],
  ])('admit and refuse %s [S5.06]', async (_, one, some, others) => {
    const rules = jsonRules(one)
    for (const value of some) expect([value, await admits(value, rules)]).toEqual([value, true])
    for (const value of others) expect([value, await admits(value, rules)]).toEqual([value, false])
  })

  it.each(unstated)('leave out alternatives of which they can express nothing: %j', (one) => {
    expect(jsonRules(one)).toEqual([])
  })
})
