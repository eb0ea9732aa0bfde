import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenBy, jsonRules } from '#scripts/generate/emit/migration/jsonRules.ts'
import type { Json } from '#shared/contracts/Json.ts'

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

const refused: Json[] = [
  [],
  [{ n: 1 }, { n: 1 }, { n: 1 }],
  'text',
  {},
  [[{ n: 1 }]],
  [null],
  [{}],
  ...[{ n: 0 }, { n: 10 }, { n: 1.5 }, { n: '1' }, { n: null }, { n: 1, other: 1 }].map((item) => [item]),
  ...['b.', 'a.123', 5, ['a.']].map((text) => [{ n: 1 }, { n: 1, 't.x': text }]),
  ...['its', 2, false, {}].map((kind) => [{ n: 1, kind }]),
  ...[{ a: 2 }, { a: 1, b: 'x' }, [1]].map((map) => [{ n: 1, map }]),
  ...[['a'], [['ab']], 'ab'].map((list) => [{ n: 1, list }]),
]

describe('what the database says of the inside of a json column', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  })
  afterAll(() => database.close())

  const admits = async (value: Json): Promise<unknown> => {
    const { rows } = await database.query<{ admits: boolean }>(
      "SELECT NOT jsonb_path_exists($1::jsonb, $2::jsonpath, '{}', true) AS admits",
      [JSON.stringify(value), `strict $ ? (${brokenBy(jsonRules(schema))})`],
    )
    return rows[0]?.admits
  }

  it('admits what the schema admits [S5.06]', async () => {
    for (const value of admitted) expect([value, await admits(value)]).toEqual([value, true])
  })

  it('refuses what breaks a rule anywhere in it [S5.06]', async () => {
    for (const value of refused) expect([value, await admits(value)]).toEqual([value, false])
  })
})
