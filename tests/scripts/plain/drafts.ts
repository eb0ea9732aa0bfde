import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const

/** One schema in every draft, and schemas that only one draft can express. */
export const drafts: PlainCases = {
  draft04: {
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      id: 'http://example.com/draft04#',
      type: 'object',
      required: ['name', 'size'],
      properties: {
        name: text,
        size: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 10, exclusiveMaximum: true },
      },
    },
    takes: { name: 'a', size: 9.5 },
    refuses: { name: 'a', size: 10 },
  },
  draft06: {
    schema: {
      $schema: 'http://json-schema.org/draft-06/schema#',
      type: 'object',
      required: ['name'],
      properties: {
        name: text,
        kind: { const: 'fixed' },
        tags: { type: 'array', contains: { const: 'main' } },
      },
    },
    takes: { name: 'a', kind: 'fixed', tags: ['main', 'side'] },
    refuses: { name: 'a', tags: ['side'] },
  },
  draft07: {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { name: text, country: { enum: ['CN', 'US'] }, postcode: text },
      if: { properties: { country: { const: 'CN' } }, required: ['country'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: { required: ['postcode'], properties: { postcode: { pattern: '^[0-9]{6}$' } } },
    },
    takes: { name: 'a', country: 'CN', postcode: '100000' },
    refuses: { name: 'a', country: 'CN', postcode: '1' },
  },
  draft201909: {
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      $defs: { size: { $anchor: 'size', type: 'integer', minimum: 1 } },
      type: 'object',
      properties: { name: text, size: { $ref: '#size' }, card: text, address: text },
      dependentRequired: { card: ['address'] },
    },
    takes: { name: 'a', size: 1, card: '1', address: 'here' },
    refuses: { name: 'a', card: '1' },
  },
  draft202012: {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        name: text,
        pair: { type: 'array', prefixItems: [text, { type: 'integer' }], items: false },
      },
    },
    takes: { name: 'a', pair: ['x', 1] },
    refuses: { name: 'a', pair: ['x', 1, 2] },
  },
  noDraft: {
    schema: { properties: { name: text, amount: { type: 'number', multipleOf: 0.01 } } },
    takes: { name: 'a', amount: 19.99 },
    refuses: { name: 'a', amount: 19.999 },
  },
  definitionsAndDefs: {
    schema: {
      definitions: { name: { type: 'string', maxLength: 5 } },
      $defs: { age: { type: 'integer', minimum: 0 } },
      type: 'object',
      properties: { name: { $ref: '#/definitions/name' }, age: { $ref: '#/$defs/age' } },
    },
    takes: { name: 'abcde', age: 0 },
    refuses: { name: 'abcdef', age: 0 },
  },
  idBase: {
    schema: {
      $id: 'https://example.com/schemas/base.json',
      type: 'object',
      properties: { name: { $ref: '#/definitions/name' } },
      definitions: { name: { type: 'string', minLength: 2 } },
    },
    takes: { name: 'ab' },
    refuses: { name: 'a' },
  },
  booleanTrue: { schema: true, refused: 'schemas/booleanTrue.json:1:1' },
  booleanFalse: { schema: false, refused: 'schemas/booleanFalse.json:1:1' },
  booleanParts: {
    schema: { type: 'object', properties: { name: text, anything: true, nothing: false } },
    takes: { name: 'a', anything: { b: [1] } },
    refuses: { name: 'a', nothing: 1 },
  },
  dynamicRef: {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { name: text, child: { $dynamicRef: '#node' } },
    },
    refused: '$dynamicRef',
  },
  remoteRef: {
    schema: { type: 'object', properties: { name: { $ref: 'https://example.com/other.json' } } },
    refused: '/properties/name/$ref',
  },
  brokenRef: {
    schema: {
      type: 'object',
      properties: { name: { $ref: '#/definitions/nmae' } },
      definitions: { name: text },
    },
    refused: '/properties/name/$ref',
  },
  notAnObject: { schema: { type: 'array', items: text }, refused: '/type' },
}
