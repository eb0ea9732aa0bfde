import { PGlite } from '@electric-sql/pglite'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areUnique } from '#shared/validation/areUnique.ts'
import { isDate, isDateTime } from '#shared/validation/calendar.ts'
import { equal } from '#shared/validation/equal.ts'
import { exceeds } from '#shared/validation/exceeds.ts'
import { formats } from '#shared/validation/formats.ts'
import { isIpv6 } from '#shared/validation/isIpv6.ts'
import { isMultipleOf } from '#shared/validation/isMultipleOf.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import { ucs2length } from '#shared/validation/ucs2length.ts'
import { withoutNulls } from '#shared/validation/withoutNulls.ts'

describe('the runtime of the validators', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  })
  afterAll(() => database.close())

  async function accepts(type: string, text: string): Promise<boolean> {
    const { rows } = await database.query<{ ok: boolean }>('SELECT pg_input_is_valid($1, $2) AS ok', [
      text,
      type,
    ])
    return rows[0]?.ok === true
  }

  it.each([
    [19.99, 0.01, true],
    [0.07, 0.01, true],
    [99999999.99, 0.01, true],
    [19.999, 0.01, false],
    [1e21, 0.01, true],
    [1e-7, 0.01, false],
    [-0.3, 0.1, true],
    [4.5, 1.5, true],
    [9, 2, false],
    [0, 0.01, true],
    [Number.POSITIVE_INFINITY, 0.01, false],
  ])('decides by the decimal digits whether %d is a multiple of %d [S5.06]', (value, divisor, expected) => {
    expect(isMultipleOf(value, divisor)).toBe(expected)
  })

  it('agrees with the database on multiples of 0.01', async () => {
    const values = [
      ...fc.sample(fc.integer({ min: -1e9, max: 1e9 }), 200).map((fen) => Number(`${fen}e-2`)),
      ...fc.sample(fc.double({ min: -1e6, max: 1e6, noNaN: true }), 200),
    ]
    const query =
      'SELECT mod(v::numeric, 0.01) = 0 AS ok FROM unnest($1::text[]) WITH ORDINALITY AS t(v, n) ORDER BY n'
    const { rows } = await database.query<{ ok: boolean }>(query, [values.map(String)])
    expect(values.map((value) => isMultipleOf(value, 0.01))).toEqual(rows.map(({ ok }) => ok))
  })

  it('counts code points as the database does', async () => {
    const texts = fc.sample(fc.string({ unit: 'grapheme' }), 200).filter((text) => isWellFormed(text))
    const query = 'SELECT char_length(v) AS n FROM unnest($1::text[]) WITH ORDINALITY AS t(v, i) ORDER BY i'
    const { rows } = await database.query<{ n: number }>(query, [texts])
    expect(texts.map(ucs2length)).toEqual(rows.map(({ n }) => n))
    expect(ucs2length('👍分')).toBe(2)
  })

  it('accepts a date only if the database does', async () => {
    const dates = [
      '2024-02-29',
      '2023-02-29',
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '2024-13-01',
      '2024-1-1',
      '1900-02-29',
    ]
    for (const text of dates)
      expect(isDate(text), text).toBe((await accepts('date', text)) && text.length === 10)
  })

  it('accepts an instant only with its offset, and only if the database can store it', async () => {
    const good = ['2024-02-29T12:00:00Z', '2024-01-01T00:00:00.123456+08:00', '9999-12-31T23:59:59.999Z']
    const bad = [
      '2024-02-30T12:00:00Z',
      '2024-01-01 00:00:00Z',
      '2024-01-01T00:00:00',
      '2024-01-01T24:00:00Z',
      '2024-01-01T23:59:60Z',
      '0001-01-01T00:00:00+08:00',
      '9999-12-31T23:59:59-08:00',
      '2024-01-01T00:00:00+25:00',
    ]
    for (const text of good)
      expect([text, isDateTime(text), await accepts('timestamptz', text)]).toEqual([text, true, true])
    for (const text of bad) expect([text, isDateTime(text)]).toEqual([text, false])
  })

  it('accepts an instant only if it is still valid after the database has rounded it [S7.01]', async () => {
    const seconds = ['9999-12-31T23:59:59', '9999-12-31T09:59:59', '2024-12-31T23:59:59']
    const fractions = ['.9', '.999999', '.9999994', '.999999499', '.9999995', '.999999500', '.999999999']
    const offsets = ['Z', '-14:00', '+08:00']
    const texts = seconds.flatMap((second) =>
      fractions.flatMap((fraction) => offsets.map((offset) => `${second}${fraction}${offset}`)),
    )
    for (const text of texts) {
      const { rows } = await database.query<{ stored: string }>(
        `SELECT to_char($1::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS stored`,
        [text],
      )
      const [{ stored } = { stored: '' }] = rows
      expect([text, isDateTime(text)]).toEqual([text, isDateTime(stored)])
    }
  })

  it('accepts a uuid only if the database does, and only in its usual spelling', async () => {
    const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
    const judged = async (text: string) => [text, formats.uuid.test(text), await accepts('uuid', text)]
    for (const text of [uuid, uuid.toUpperCase(), '00000000-0000-0000-0000-000000000000'])
      expect(await judged(text)).toEqual([text, true, true])
    const withoutOne = [8, 13, 18, 23].map((at) => uuid.slice(0, at) + uuid.slice(at + 1))
    for (const text of [
      ...withoutOne,
      uuid.replaceAll('-', ''),
      '0189-0a5d-ac96-774b-bcce-b302-099a-8057',
      `{${uuid}}`,
    ])
      expect(await judged(text)).toEqual([text, false, true])
    for (const text of [
      `urn:uuid:${uuid}`,
      `{${uuid}`,
      `${uuid}0`,
      uuid.slice(1),
      uuid.replace('a', 'g'),
      '',
    ])
      expect(await judged(text)).toEqual([text, false, false])
  })

  it.each([
    ['email', ['a@b.co', "o'x+y@sub.example.com"], ['a', 'a@b', 'a b@c.de', '@b.co', 'a@-b.co', 'a..b@c.de']],
    [
      'uri',
      ['https://a.b/c?d=1#e', 'mailto:a@b.co', 'http://[::1]:80/x'],
      ['a b', '//a.b', 'https://a b', 'http://中文', 'https://a[b.co', 'https://a.co:b', 'https://a/%zz'],
    ],
    ['hostname', ['a', 'a-b.example.com'], ['-a', 'a_b', 'a..b', '']],
    ['ipv4', ['1.2.3.4', '255.255.255.255'], ['256.1.1.1', '1.2.3', '01.2.3.4']],
    ['time-local', ['09:30', '23:59:59'], ['24:00', '9:30', '09:30Z', '09:60', '09:30:5']],
    [
      'duration',
      ['P1D', 'P2W', 'PT5M', 'P1Y2M3DT4H5M6S'],
      ['P', 'PT', 'P1DT', '1D', 'P1H', 'P1W2D', 'PT1M2H', 'P-1D'],
    ],
    ['uri-reference', ['/a?b#c', 'b/c', '../d', 'https://a.b/'], ['a b', '<', '中文', '//a b']],
    ['time', ['23:59:59Z', '00:00:00+08:00'], ['24:00:00Z', '1:2:3']],
  ] as const)('accepts a good %s and refuses a bad one', (format, good, bad) => {
    for (const text of good) expect([text, formats[format].test(text)]).toEqual([text, true])
    for (const text of bad) expect([text, formats[format].test(text)]).toEqual([text, false])
  })

  it('accepts the same spellings of an IPv6 address as the database', async () => {
    const texts = [
      '::',
      '::1',
      '1::',
      '1:2:3:4:5:6:7:8',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '::ffff:1.2.3.4',
      '1::2::3',
      ':1',
      '1:',
      'g::',
      '1:2:3:4:5:6:1.2.3.4',
      '1.2.3.4',
      '12345::',
      ':::',
    ]
    for (const text of texts) {
      const known = (await accepts('inet', text)) && text.includes(':')
      expect([text, isIpv6(text)]).toEqual([text, known])
    }
  })

  it('refuses text that the database cannot store, at any depth and in keys', () => {
    expect(isWellFormed({ a: ['分销 👍', 1, null, true] })).toBe(true)
    for (const value of ['a\0', '\uD800', { 'k\0': 1 }, [['\uDC00']]]) expect(isWellFormed(value)).toBe(false)
    expect(isWellFormed(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toBe(false)
  })

  it('compares numbers and instants, and nothing that is absent', () => {
    expect([exceeds(2, 1), exceeds(1, 1), exceeds(1, undefined), exceeds(null, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(exceeds('2024-01-01T08:00:00+08:00', '2024-01-01T00:00:00Z')).toBe(false)
    expect(exceeds('2024-01-02', '2024-01-01')).toBe(true)
  })

  it('calls two JSON values equal exactly when their texts with sorted keys are equal', () => {
    const small = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(equal(one, structuredClone(one))).toBe(true)
        expect(equal(one, other)).toBe(sorted(one) === sorted(other))
      }),
    )
    expect(equal([], {})).toBe(false)
  })

  it('finds a duplicate entry in a list of 100,000 without comparing all pairs, and treats null as absent', () => {
    const saysTheSame = (one: unknown, other: unknown) => equal(withoutNulls(one), withoutNulls(other))
    expect(
      areUnique([
        { name: 'a', inner: [{ to: null }] },
        { inner: [{}], name: 'a', more: null },
      ]),
    ).toBe(false)
    expect(areUnique([{ name: 'a' }, { name: 'a', more: 'b' }, [null], []])).toBe(true)
    const value = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const isTwice = values.some((one, at) =>
          values.slice(at + 1).some((other) => saysTheSame(one, other)),
        )
        expect(areUnique(values)).toBe(!isTwice)
        expect(areUnique([...values, ...structuredClone(values.slice(-1))])).toBe(values.length === 0)
      }),
    )
    expect(areUnique(Array.from({ length: 100_000 }, (_, number) => ({ number })))).toBe(true)
  })
})

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
