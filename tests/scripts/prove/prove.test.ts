import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { choiceOf, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { proveCopy } from './proveCopy.ts'
import type { Fault } from './proveCopy.ts'

const tables = 'generated/migrations/0001_initial.sql'

/** Each fault is in one layer alone; at the listed properties the layers must be seen to differ. */
const planted: Readonly<Record<string, { fault: Fault; seen: readonly string[] }>> = {
  'a longer text in the validator': {
    fault: text('generated/validators/good.js', /(func\d+\(data\d+\)) > 500/, '$1 > 501'),
    seen: ['good.summary'],
  },
  'nothing required in the form': {
    fault: text('generated/forms/distribution.ts', /\bvalidateDistribution\b/gu, 'validateDistributionPatch'),
    seen: ['distribution.leave', 'distribution.rate'],
  },
  'nothing required on the server': {
    fault: text(
      'generated/routes/role.ts',
      'validateBody: validateRole,',
      'validateBody: validateRolePatch,',
    ),
    seen: ['role.menus'],
  },
  'a lower bound in the table': {
    fault: text(
      tables,
      '"good_sequence_max" CHECK ("sequence" <= 999999)',
      '"good_sequence_max" CHECK ("sequence" <= 999998)',
    ),
    seen: ['good.sequence'],
  },
  'a value less in an enum of the table': {
    fault: text(tables, `('activated', 'freezed')`, `('activated')`),
    seen: ['user.status'],
  },
  'another pattern in the table': {
    fault: text(tables, '[0-9 -]{4,18}$', '[0-9 -]{4,17}$'),
    seen: ['user.phone'],
  },
  'another multiple in the table': {
    fault: text(
      tables,
      '"order_num_multiple_of" CHECK (mod("num", 0.01) = 0)',
      '"order_num_multiple_of" CHECK (mod("num", 0.02) = 0)',
    ),
    seen: ['order.num'],
  },
  'less instead of at most in the table': {
    fault: text(tables, '("min_price" <= "price")', '("min_price" < "price")'),
    seen: ['good.min_price', 'good.price'],
  },
  'a column that may be null': {
    fault: text(
      tables,
      '"department" (\n  "id" uuid NOT NULL,\n  "version" integer NOT NULL DEFAULT 1,\n  "code" text NOT NULL',
      '"department" (\n  "id" uuid NOT NULL,\n  "version" integer NOT NULL DEFAULT 1,\n  "code" text',
    ),
    seen: ['department.code'],
  },
  'any text for an address in the table': {
    fault: text(tables, /CONSTRAINT "user_email_format" CHECK \(.*\),/u, ''),
    seen: ['user.email'],
  },
  'a shorter text in the document': {
    fault: document(['WeChatConfigInput', 'properties', 'mch_id', 'maxLength'], 63),
    seen: ['weChatConfig.mch_id'],
  },
  'less required in the document': {
    fault: document(['MenuInput', 'required'], ['code']),
    seen: ['menu.name'],
  },
  'another pattern inside json in the document': {
    fault: document(['MenuInput', 'properties', 'resources', 'items', 'properties', 'path', 'pattern'], '^/'),
    seen: ['menu.resources'],
  },
  'any text for an instant in the document': {
    fault: document(['OrderInput', 'properties', 'pay_time'], { type: ['string', 'null'] }),
    seen: ['order.pay_time'],
  },
  'a value less in a union of the type': {
    fault: text(
      'generated/types/department.ts',
      /status\?: \("enabled" \| "disabled"\)/u,
      'status?: "enabled"',
    ),
    seen: ['department.status'],
  },
  'no null in the type': {
    fault: text('generated/types/user.ts', 'nickname?: (string | null)', 'nickname?: string'),
    seen: ['user.nickname'],
  },
}

const money = { type: 'number', minimum: 0, 'x-unit': 'money' }
const step = (multipleOf: number, rest: JsonObject = {}) => ({
  ...labelled('Step'),
  type: 'number',
  multipleOf,
  ...rest,
})

const to = (entity: string, limit: JsonObject = {}): JsonObject => ({
  ...labelled(entity),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, ...limit },
})

/**
 * Records that others refer to under demanding limits: in a state that a move leads to, two at
 * once, or with more requirements once they have rows.
 */
const demanding: Readonly<Record<string, JsonObject>> = {
  hall: schemaOf(
    {
      state: {
        ...choiceOf('State', ['planned', 'open']),
        default: 'planned',
        'x-states': {
          moves: [{ code: 'open', from: ['planned'], to: 'open', label: { zh: '开放', en: 'Open' } }],
        },
      },
    },
    { 'x-entity': { path: '/halls' } },
  ),
  tour: schemaOf(
    {
      from_id: to('hall'),
      to_id: to('hall', { where: { state: 'open' } }),
      stays: { ...labelled('Stays'), type: 'boolean', const: false, 'x-computed': 'from_id == to_id' },
    },
    { 'x-entity': { path: '/tours' }, required: ['name', 'from_id', 'to_id'] },
  ),
  batch: schemaOf(
    {
      packs: { ...labelled('Packs'), type: 'array', maxItems: 5, 'x-children': { entity: 'pack' } },
      total: { ...labelled('Total'), type: 'number', 'x-unit': 'money', 'x-computed': 'sum(packs, price)' },
      approver: { ...labelled('Approver'), type: 'string' },
    },
    {
      'x-entity': { path: '/batches' },
      if: { required: ['total'], properties: { total: { minimum: 5 } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['approver'] },
    },
  ),
  pack: schemaOf(
    { batch_id: to('batch'), price: { ...labelled('Price'), ...money, maximum: 1000 } },
    { 'x-entity': { path: '/packs' }, required: ['name', 'batch_id', 'price'] },
  ),
}

/** Entities whose layers agree, though values of other records, texts such as "true" and steps of 2.5 could suggest otherwise. */
const harmless: Readonly<Record<string, JsonObject>> = {
  ...demanding,
  account: schemaOf(
    {
      cap: { ...labelled('Cap'), ...money },
      opens_on: { ...labelled('From'), type: 'string', format: 'date' },
      terms: {
        ...labelled('Terms'),
        type: 'array',
        items: {
          type: 'object',
          properties: {
            first: { ...labelled('First'), type: 'string', format: 'date', 'x-at-most': 'last' },
            last: { ...labelled('Last'), type: 'string', format: 'date' },
            least: { ...labelled('Least'), ...money, 'x-at-most': 'most' },
            most: { ...labelled('Most'), ...money },
          },
        },
      },
    },
    { 'x-entity': { path: '/accounts' } },
  ),
  withdrawal: schemaOf(
    {
      account_id: {
        ...labelled('Account'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'account' },
      },
      cap: { ...labelled('Cap'), type: 'number', 'x-unit': 'money', 'x-computed': 'account_id.cap' },
      amount: { ...labelled('Amount'), ...money, 'x-at-most': 'cap' },
      answer: choiceOf('Answer', ['true', '[]', '1']),
    },
    { 'x-entity': { path: '/withdrawals' }, required: ['name', 'account_id', 'amount', 'answer'] },
  ),
  step: schemaOf(
    {
      wide: step(2.5, { minimum: 0, maximum: 100 }),
      narrow: step(0.125, { exclusiveMinimum: 0, exclusiveMaximum: 1 }),
      below: step(1.5, { maximum: -1 }),
      whole: step(2.5, { type: 'integer', minimum: 20_001 }),
    },
    { 'x-entity': { path: '/steps' }, required: ['wide', 'narrow', 'below', 'whole'] },
  ),
}

describe('npm run prove', () => {
  it('finds each of sixteen faults planted in one layer each, and nothing else [S5.06]', async () => {
    const faults = Object.values(planted).map(({ fault }) => fault)
    const { code, disagreements } = await proveCopy({ faults }, ['--values', '1200', '--seed', '7'])
    const found = new Set(disagreements.map(({ entity, property }) => `${entity}.${property}`))
    expect([...found].sort()).toEqual(
      Object.values(planted)
        .flatMap(({ seen }) => seen)
        .sort(),
    )
    expect(code).toBe(1)
  }, 240_000)

  it('finds no disagreement in unchanged entities, and counts each of their keywords [S5.06]', async () => {
    const entities = ['menu', ...Object.keys(harmless)].flatMap((entity) => ['--entity', entity])
    const proved = await proveCopy({ schemas: harmless }, ['--values', '1300', '--seed', '7', ...entities])
    expect(proved).toMatchObject({ disagreements: [], failures: [], code: 0 })
    expect(proved.values).toBeGreaterThan(1000)
    for (const keyword of [
      'type',
      'required',
      'maxLength',
      'pattern',
      'enum',
      'pattern in json',
      'x-at-most in json',
    ])
      expect(proved.keywords).toContain(keyword)
  }, 240_000)
})

function text(file: string, before: string | RegExp, after: string): Fault {
  return { file, change: (whole) => whole.replace(before, after) }
}

function document(path: readonly string[], value: Json): Fault {
  const change = (whole: string) => {
    const parsed: Json = JSON.parse(whole)
    return JSON.stringify(changed(parsed, ['components', 'schemas', ...path], value))
  }
  return { file: 'generated/openapi/openapi.json', change }
}

function changed(whole: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  const object = objectOf(whole)
  return { ...object, [key]: changed(object[key] ?? null, rest, value) }
}
