import {
  array,
  boolean,
  constantFrom,
  date,
  integer,
  letrec,
  oneof,
  option,
  record,
  sample,
  string,
  tuple,
  uuid,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { computedPartsOf } from '#scripts/generate/computed/computationOf.ts'
import { computedPartsSql } from '#scripts/generate/computed/computedPartsSql.ts'
import { computationSql } from '#scripts/generate/computed/expressionSql.ts'
import { readExpression } from '#scripts/generate/computed/readExpression.ts'
import { raw, sql } from '#server/database/sql.ts'
import { withComputedParts } from '#shared/computed/computedParts.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { equal } from '#shared/validation/equal.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { entityOf } from '../dialect/project.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'

const counts = { rows: 200, expressions: 500, atOnce: 10, parts: 40 }

/** An id that no maker has. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** The entity that things refer to. */
const makers = schemaOf(
  {
    a: { ...labelled('A'), type: 'number', 'x-unit': 'money' },
    c: { ...labelled('C'), type: 'number' },
    t: { ...labelled('T'), type: 'string', maxLength: 20 },
    f: { ...labelled('F'), type: 'boolean' },
    d: { ...labelled('D'), type: 'string', format: 'date' },
    m: { ...labelled('M'), type: 'string', format: 'date-time' },
    parent_id: { ...labelled('Parent'), type: 'string', format: 'uuid', 'x-reference': { entity: 'maker' } },
  },
  { 'x-entity': { path: '/makers', label: { zh: '厂商', en: 'Maker' } } },
)

const partsOfLines: JsonObject = {
  p: { ...labelled('P'), type: 'number' },
  n: { ...labelled('N'), type: 'integer' },
  g: { ...labelled('G'), type: 'boolean' },
  w: { ...labelled('W'), type: 'string', maxLength: 20 },
  q: { ...labelled('Q'), type: 'string', format: 'date' },
  r: { ...labelled('R'), type: 'string', format: 'date-time' },
}

const listOf = (properties: JsonObject): JsonObject => ({
  ...labelled('Lines'),
  type: 'array',
  items: { type: 'object', properties },
})

const propertiesOfThings: JsonObject = {
  maker_id: { ...labelled('Maker'), type: 'string', format: 'uuid', 'x-reference': { entity: 'maker' } },
  other_id: {
    ...labelled('Other maker'),
    type: 'string',
    format: 'uuid',
    'x-reference': { entity: 'maker' },
  },
  mark: { ...labelled('Mark'), type: 'string', 'x-computed': 'maker_id.t' },
  a: { ...labelled('A'), type: 'number', 'x-unit': 'money' },
  b: { ...labelled('B'), type: 'integer' },
  c: { ...labelled('C'), type: 'number' },
  t: { ...labelled('T'), type: 'string', maxLength: 20 },
  f: { ...labelled('F'), type: 'boolean' },
  d: { ...labelled('D'), type: 'string', format: 'date' },
  e: { ...labelled('E'), type: 'string', format: 'date' },
  m: { ...labelled('M'), type: 'string', format: 'date-time' },
  o: { ...labelled('O'), type: 'string', format: 'date-time' },
  lines: listOf(partsOfLines),
}

const things = schemaOf(propertiesOfThings)

const money = integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100)
const fraction = tuple(integer({ min: -99_999, max: 99_999 }), integer({ min: 0, max: 7 })).map(
  ([digits, places]) => Number(`${digits}e-${places}`),
)
const text = string({ maxLength: 6 }).filter((each) => !each.includes('\0'))
const moment = date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const near = date({ min: new Date('2019-12-01'), max: new Date('2024-03-31'), noInvalidDate: true })
const instant = oneof({ weight: 4, arbitrary: near }, moment).map((each) => each.toISOString())
const day = instant.map((text) => text.slice(0, 10))
const open = <T>(arbitrary: Arbitrary<T>) => option(arbitrary, { freq: 6, nil: null })

const maker: Arbitrary<JsonObject> = record({
  id: uuid(),
  a: open(money),
  c: open(fraction),
  t: open(text),
  f: open(boolean()),
  d: open(day),
  m: open(instant),
  isOwnParent: open(boolean()),
}).map(({ isOwnParent, ...values }) => ({
  ...values,
  parent_id: isOwnParent === null ? null : isOwnParent ? values.id : nobody,
}))

const rows: Arbitrary<JsonObject> = record({
  maker: open(maker),
  isOther: open(boolean()),
  a: open(money),
  b: open(integer({ min: -50, max: 50 })),
  c: open(fraction),
  t: open(text),
  f: open(boolean()),
  d: open(day),
  e: open(day),
  m: open(instant),
  o: open(instant),
  lines: open(
    array(
      record({
        p: open(fraction),
        n: open(integer({ min: -9, max: 9 })),
        g: open(boolean()),
        w: open(text),
        q: open(day),
        r: open(instant),
      }),
      { maxLength: 4 },
    ),
  ),
})

/** Number expressions over the rows of a list and the record around them. */
const ofRows = [
  'p',
  'n',
  'a',
  'b',
  '(g ? p : n)',
  '(w == "x" ? 1 : 2)',
  'days(q, d)',
  'month(addMonths(q, n))',
  'hours(r, m)',
] as const

/** Expressions as people write them: of numbers, truth values, texts, dates and moments. */
const { number, truth, words, dates, times, part } = letrec<
  Record<'number' | 'truth' | 'words' | 'item' | 'part' | 'dates' | 'times', string>
>((tie) => {
  const numberOf = (names: readonly string[], inner: Arbitrary<string>) =>
    oneof(
      { depthSize: 'small', withCrossShrink: true },
      constantFrom(...names),
      constantFrom('0', '1', '2', '0.5', '100', '3.333', '7'),
      tuple(inner, constantFrom('+', '-', '*', '/'), inner).map(
        ([one, sign, other]) => `(${one} ${sign} ${other})`,
      ),
      inner.map((one) => `-(${one})`),
      tuple(constantFrom('abs', 'negated'), inner).map(([, one]) => `abs(${one})`),
      tuple(inner, integer({ min: 0, max: 4 })).map(([one, digits]) => `round(${one}, ${digits})`),
      tuple(constantFrom('min', 'max', 'coalesce'), inner, inner).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
    )
  return {
    number: oneof(
      { depthSize: 'small' },
      numberOf(['a', 'b', 'c', 'maker_id.a', 'maker_id.c'], tie('number')),
      tie('item').map((item) => `sum(lines, ${item})`),
      constantFrom('count(lines)'),
      tuple(tie('dates'), tie('dates')).map(([one, other]) => `days(${one}, ${other})`),
      tuple(constantFrom('year', 'month'), tie('dates')).map(([name, one]) => `${name}(${one})`),
      tuple(constantFrom('hours', 'minutes'), tie('times'), tie('times')).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
      tuple(tie('truth'), tie('number'), tie('number')).map(
        ([when, one, other]) => `(${when} ? ${one} : ${other})`,
      ),
    ),
    item: numberOf([...ofRows, 'maker_id.c'], constantFrom('p', 'n', 'c', '2')),
    part: numberOf(ofRows, constantFrom('p', 'n', 'c', '2')),
    truth: oneof(
      { depthSize: 'small' },
      constantFrom(
        'f',
        'true',
        'isSet(a)',
        'isSet(t)',
        't == "x"',
        't != "y"',
        'f == true',
        'maker_id.f',
        'isSet(maker_id.d)',
        'isSet(d)',
        'm != o',
        'isSet(maker_id)',
        'maker_id == other_id',
        'coalesce(other_id, maker_id) != maker_id',
        'isSet(maker_id.parent_id)',
        'maker_id.parent_id == other_id',
        'coalesce(maker_id.parent_id, other_id) != maker_id',
      ),
      oneof(tuple(tie('dates'), tie('dates')), tuple(tie('times'), tie('times'))).chain(([one, other]) =>
        constantFrom('<', '<=', '>', '>=', '==', '!=').map((sign) => `${one} ${sign} ${other}`),
      ),
      tuple(tie('number'), constantFrom('<', '<=', '>', '>=', '==', '!='), tie('number')).map((parts) =>
        parts.join(' '),
      ),
      tuple(tie('truth'), constantFrom('&&', '||'), tie('truth')).map(
        ([one, sign, other]) => `(${one} ${sign} ${other})`,
      ),
      tie('truth').map((one) => `!(${one})`),
    ),
    words: oneof(
      { depthSize: 'small' },
      constantFrom('t', 'maker_id.t', '"x"', '"it\'s\\\\"'),
      tuple(tie('words'), oneof(tie('number'), tie('dates'))).map(
        ([one, other]) => `concat(${one}, ${other})`,
      ),
      tuple(tie('truth'), tie('words'), tie('words')).map(
        ([when, one, other]) => `(${when} ? ${one} : ${other})`,
      ),
      tuple(tie('words'), tie('words')).map(([one, other]) => `coalesce(${one}, ${other})`),
    ),
    dates: oneof(
      { depthSize: 'small' },
      constantFrom('d', 'e', 'maker_id.d', 'date("2024-02-29")', 'date("9999-12-31")'),
      tuple(constantFrom('addDays', 'addMonths'), tie('dates'), tie('number')).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
      tuple(constantFrom('min', 'max', 'coalesce'), tie('dates'), tie('dates')).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
      tuple(tie('truth'), tie('dates'), tie('dates')).map(
        ([when, one, other]) => `(${when} ? ${one} : ${other})`,
      ),
    ),
    times: oneof(
      { depthSize: 'small' },
      constantFrom('m', 'o', 'maker_id.m'),
      tuple(constantFrom('addHours', 'addMinutes'), tie('times'), tie('number')).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
      tuple(constantFrom('min', 'max', 'coalesce'), tie('times'), tie('times')).map(
        ([name, one, other]) => `${name}(${one}, ${other})`,
      ),
    ),
  }
})

/** Expressions in rows of a list other than numbers, by their types. */
const otherParts: readonly (readonly [type: JsonObject, expression: string])[] = [
  [{ type: 'string' }, 'concat(w, " × ", p, n)'],
  [{ type: 'string' }, 'coalesce(w, t)'],
  [{ type: 'string' }, '"x"'],
  [{ type: 'boolean' }, 'g && p > 1'],
  [{ type: 'boolean' }, 'isSet(q)'],
  [{ type: 'string', format: 'date' }, 'addDays(q, n)'],
  [{ type: 'string', format: 'date' }, 'addMonths(coalesce(q, d), b)'],
  [{ type: 'string', format: 'date-time' }, 'addMinutes(r, p)'],
  [{ type: 'string', format: 'date-time' }, 'max(r, m)'],
]

/** Things whose lines compute these expressions, and the given numbers. */
function thingsWith(numbers: readonly string[]): JsonObject {
  const types = [{ type: 'number' }, { type: 'number', 'x-unit': 'money' }, { type: 'integer' }]
  const ofNumbers = numbers.map((text, index) => [types[index % types.length] ?? {}, text] as const)
  const parts = [...ofNumbers, ...otherParts].map(([type, text], index): [string, JsonObject] => [
    `part${index}`,
    { ...labelled('Part'), ...type, 'x-computed': text },
  ])
  return schemaOf({
    ...propertiesOfThings,
    lines: listOf({ ...partsOfLines, ...Object.fromEntries(parts) }),
  })
}

const columnsOfMaker =
  'id uuid PRIMARY KEY, a numeric, c double precision, t text, f boolean, d date, m timestamptz, parent_id uuid'
const columnsOfThing =
  'maker_id uuid, other_id uuid, ' +
  'a numeric, b integer, c double precision, t text, f boolean, d date, e date, m timestamptz, o timestamptz, lines jsonb'

eachDatabase('an expression', (databases) => {
  it('gives the same result on the server as in SQL', async () => {
    const { properties } = entityOf('thing.json', things, { 'maker.json': makers })
    // One query computes thousands of values, for which a busy machine needs time.
    const database = await databases.open({ statementTimeoutMs: 120_000 })
    await database.run(raw(`CREATE TABLE maker (${columnsOfMaker})`))
    await database.run(raw(`CREATE TABLE thing (id integer, ${columnsOfThing})`))
    const found = sample(rows, { numRuns: counts.rows, seed: 11 })
    const made = found.flatMap(({ maker: each = null }) => (isJsonObject(each) ? [each] : []))
    const records = found.map(({ maker: each = null, isOther = null, ...record }) => {
      const id = isJsonObject(each) && typeof each['id'] === 'string' ? each['id'] : null
      // Clients may write ids in capitals.
      const same = id === null ? null : id.toUpperCase()
      return {
        ...record,
        maker_id: id,
        other_id: isOther === true ? nobody : isOther === false ? same : null,
      }
    })
    await database.run(
      sql`INSERT INTO maker SELECT found.* FROM jsonb_array_elements(${JSON.stringify(made)}::jsonb) AS row (value),
        jsonb_populate_record(NULL::maker, row.value) AS found`,
    )
    await database.run(
      sql`INSERT INTO thing SELECT row.index, found.* FROM jsonb_array_elements(${JSON.stringify(records)}::jsonb)
        WITH ORDINALITY AS row (value, index),
        jsonb_to_record(row.value) AS found (${raw(columnsOfThing)})`,
    )
    const texts = sample(oneof(number, truth, words, dates, times), { numRuns: counts.expressions, seed: 12 })
    let compared = 0
    for (let start = 0; start < texts.length; start += counts.atOnce) {
      const some = texts.slice(start, start + counts.atOnce).map((each) => {
        const { expression, type } = readExpression({ text: each, name: 'result' }, properties)
        return { text: each, type, computation: { expression, ...(type === 'number' ? { scale: 6 } : {}) } }
      })
      const columns = some.map(
        ({ computation }) => computationSql(computation, { table: 'thing', properties, type: '' }).text,
      )
      const answers = await database.rows<{ values: JsonObject[] }>(
        raw(`SELECT jsonb_build_array(${columns.join(', ')}) AS values FROM thing ORDER BY id`),
      )
      for (const [index, { values }] of answers.entries()) {
        for (const [place, { text: written, type, computation }] of some.entries()) {
          const stored = values[place] ?? null
          const record = records[index] ?? {}
          const { maker: each = null } = found[index] ?? {}
          const here = computedValue(computation, record, {
            referred: isJsonObject(each) ? { maker_id: each } : {},
          })
          const there =
            type === 'time' && typeof stored === 'string' ? new Date(stored).toISOString() : stored
          compared += 1
          // Calls `expect` only for differences: it would take longer than everything else.
          if (here !== there)
            expect({ written, record, value: here }).toEqual({ written, record, value: there })
        }
      }
    }
    expect(compared).toBe(counts.rows * counts.expressions)

    const numbers = sample(part, { numRuns: counts.parts, seed: 13 })
    const own = entityOf('thing.json', thingsWith(numbers), { 'maker.json': makers }).properties
    const lines = own.find(({ name }) => name === 'lines')
    const parts = lines && computedPartsOf(lines, own)
    if (!parts) throw new Error('nothing is computed in lines')
    const { text } = computedPartsSql(parts, { property: lines, table: 'thing', properties: own })
    const stored = await database.rows<{ lines: JsonObject[] }>(
      raw(`SELECT ${text} AS lines FROM thing ORDER BY id`),
    )
    const here = records.map((record: JsonObject) =>
      withComputedParts(parts, record['lines'] ?? null, record),
    )
    expect(here.flat().length).toBeGreaterThan(counts.rows)
    // A negative zero is stored as zero.
    const differing = here.filter((found, index) => !equal(found, stored[index]?.lines))
    expect(differing).toEqual([])
  }, 600_000)
})
