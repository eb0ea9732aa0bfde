import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateGood, validateGoodPatch } from '#generated/validators/good.js'
import { validateUser } from '#generated/validators/user.js'
import { generate } from '#scripts/generate/generate.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import { buildProject } from './support/buildProject.ts'
import type { Project } from './support/buildProject.ts'
import { evaluate } from './support/evaluate.ts'

const folder = new URL('../../../generated/validators/', import.meta.url)

function complaints(validate: Validate, value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    const detail = params['missingProperty'] ?? params['additionalProperty'] ?? params['property'] ?? ''
    return `${instancePath} ${keyword} ${typeof detail === 'string' ? detail : ''}`.trim()
  })
}

describe('the compiled validators', () => {
  it('report every wrong property at once [S5.06]', () => {
    const value = { price: -1, min_price: 19.999, status: 'gone', summary: 'x'.repeat(501), colour: 'red' }
    expect(complaints(validateGood, value).sort()).toEqual(
      [
        'required name',
        'additionalProperties colour',
        '/price minimum',
        '/min_price multipleOf',
        '/min_price atMost price',
        '/status enum',
        '/summary maxLength',
      ].sort(),
    )
  })

  it('do not match a pattern against a text that is much too long', () => {
    const user = {
      username: '!'.repeat(101),
      name: 'n',
      roles: [{ role_id: '0197b0a0-6c1e-7d43-9a51-3f6f2f1c8e10' }],
    }
    expect(complaints(validateUser, user)).toEqual(['/username maxLength'])
    expect(complaints(validateUser, { ...user, username: '!'.repeat(51) })).toEqual([
      '/username maxLength',
      '/username pattern',
    ])
  })

  it('accept prices with two decimals that binary numbers cannot hold exactly [S5.06]', () => {
    for (const price of [19.99, 0.07, 1.1, 99_999_999.99])
      expect(complaints(validateGood, { name: 'a', price })).toEqual([])
    expect(complaints(validateGood, { name: 'a', price: 0.001 })).toEqual(['/price multipleOf'])
    expect(complaints(validateGood, { name: 'a', price: 100_000_000 })).toEqual(['/price maximum'])
  })

  it('accept null for an optional property, and read-only properties that are sent back', () => {
    const record = {
      id: 'x',
      name: 'a',
      price: 1,
      summary: null,
      createdAt: '2024-01-01T00:00:00.000Z',
      version: 3,
    }
    expect(complaints(validateGood, record)).toEqual([])
  })

  it('refuse text that the database cannot store, wherever it is', () => {
    expect(complaints(validateGood, { name: 'a\0', price: 1, images: ['/a\uD800.png'] })).toEqual([
      '/name wellFormed',
      '/images/0 wellFormed',
    ])
  })

  it('refuse whole numbers that their column cannot store', () => {
    expect(complaints(validateGood, { name: 'a', price: 1, version: 2_147_483_648 })).toEqual([
      '/version maximum',
    ])
    expect(complaints(validateGood, { name: 'a', price: 1, sequence: 1.5 })).toEqual(['/sequence type'])
  })

  it('check part of a record without requiring the rest', () => {
    expect(complaints(validateGoodPatch, { status: 'draft' })).toEqual([])
    expect(complaints(validateGoodPatch, { min_price: 5 })).toEqual([])
    expect(complaints(validateGoodPatch, {})).toEqual(['minProperties'])
    expect(complaints(validateGoodPatch, { price: 'x', version: 1 }).sort()).toEqual([
      '/price type',
      'additionalProperties version',
    ])
  })

  it('require at least one role of a user [S5.04]', () => {
    expect(complaints(validateUser, { username: 'a', name: 'b', roles: [] })).toEqual(['/roles minItems'])
  })

  it('are plain modules without eval, require or Ajv', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      expect(text).not.toMatch(/\beval\(|new Function|require\(|from ["'](?!#shared\/validation\/)/u)
    }
  })
})

// A schema from elsewhere with a condition and alternatives, which rjsf validates one by one.
const contact: JsonObject = {
  $id: 'https://example.com/contact "*/ throw 1 /*',
  type: 'object',
  properties: {
    name: { type: 'string' },
    kind: { type: 'string', enum: ['person', 'company'] },
    tax_no: { type: 'string' },
    address: {
      $id: '*/ throw 1 /*',
      oneOf: [
        { type: 'object', properties: { street: { type: 'string' } }, required: ['street'] },
        { type: 'object', properties: { box: { type: 'integer' } }, required: ['box'] },
      ],
    },
  },
  required: ['name', 'kind'],
  if: { properties: { kind: { const: 'company' } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['tax_no'] },
}

// Both alternatives are recursive, so each level has two ways to the next.
const joined = (op: string): JsonObject => ({
  type: 'object',
  properties: { op: { const: op }, args: { type: 'array', items: { $ref: '#/definitions/node' } } },
  required: ['op', 'args'],
})
const rule: JsonObject = {
  type: 'object',
  properties: { name: { type: 'string' }, when: { $ref: '#/definitions/node' } },
  definitions: { node: { oneOf: [joined('all'), joined('any'), { type: 'object', required: ['test'] }] } },
}

// Recursive schemas judge names, too, all of them at the path of their object.
const thesaurus: JsonObject = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    words: { $ref: '#/definitions/word' },
    marks: { type: 'array', items: { type: 'integer' }, contains: { minimum: 5000 } },
  },
  definitions: {
    word: {
      anyOf: [
        { type: 'string', maxLength: 3 },
        {
          type: 'object',
          propertyNames: { $ref: '#/definitions/word' },
          additionalProperties: { $ref: '#/definitions/word' },
        },
      ],
    },
  },
}

describe('the validators of conditions and alternatives', () => {
  let project: Project
  beforeAll(async () => {
    project = buildProject({ contact, rule, thesaurus })
    expect(await generate({ root: project.root, check: false })).toMatchObject({ ok: true, errors: [] })
  })
  afterAll(() => project.remove())

  it('are found by the key that rjsf makes of a branch, without generating code from strings', () => {
    const found = evaluate(
      project,
      `
      const { contactForm } = await import('#generated/forms/contact.ts')
      const { createPrecompiledValidator } = await import('@rjsf/validator-ajv8')
      const { getFirstMatchingOption, retrieveSchema } = await import('@rjsf/utils')
      const schema = contactForm.schema
      const validator = createPrecompiledValidator({ ...contactForm.branches }, schema)
      const required = (data) => retrieveSchema(validator, schema, schema, data).required
      const address = schema.properties.address
      // Not required, so the alternatives may stand beside null.
      const options = (address.anyOf?.find((option) => option.oneOf) ?? address).oneOf
      return {
        errors: validator.validateFormData({ name: 1, kind: 'person' }, schema).errors.map(({ property, name }) => [property, name]),
        person: required({ kind: 'person' }),
        company: required({ kind: 'company' }),
        verdicts: [{ kind: 'person', name: 'a' }, { kind: 'company', name: 'a' }].map((data) => contactForm.validate(data)),
        chosen: [{ street: 'a' }, { box: 1 }].map((data) => getFirstMatchingOption(validator, data, options, schema)),
      }`,
      ['--disallow-code-generation-from-strings'],
    )
    expect(found).toEqual({
      errors: [['.name', 'type']],
      person: ['name', 'kind'],
      company: ['name', 'kind', 'tax_no'],
      verdicts: [true, false],
      chosen: [0, 1],
    })
  })

  it('check a recursive schema once per level, even if several alternatives lead there', () => {
    const found = evaluate(
      project,
      `
      const { validateRule } = await import('#generated/validators/rule.js')
      const nested = (depth, leaf) => (depth === 0 ? leaf : { op: depth % 2 ? 'all' : 'any', args: [nested(depth - 1, leaf)] })
      const judged = (leaf) => [validateRule({ name: 'a', when: nested(40, leaf) }), (validateRule.errors ?? []).length < 5000]
      return [judged({ test: 1 }), judged({ tset: 1 }), judged({ test: 1 })]`,
    )
    expect(found).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ])
  })

  it('check each of several names, and search a list to its end for what it must contain', () => {
    const found = evaluate(
      project,
      `
      const { validateThesaurus } = await import('#generated/validators/thesaurus.js')
      const judged = (given) => validateThesaurus({ name: 'a', ...given })
      const numbers = Array.from({ length: 5000 }, (_, index) => index)
      return {
        names: [{ ab: 'x', cd: 'y' }, { ab: 'x', long: 'y' }].map((words) => judged({ words: { in: words } })),
        contained: [[], numbers, [...numbers, 5000], [5000, 1], [...numbers, 'x', 5000]].map((marks) => judged({ marks })),
      }`,
    )
    expect(found).toEqual({ names: [true, false], contained: [false, false, true, true, false] })
  })

  it('are written where the console imports them', () => {
    expect(readdirSync(join(project.root, 'generated/validators')).sort()).toEqual([
      'contact.d.ts',
      'contact.js',
      'rule.d.ts',
      'rule.js',
      'thesaurus.d.ts',
      'thesaurus.js',
    ])
  })
})
