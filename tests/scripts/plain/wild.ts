import type { Json } from '#shared/contracts/Json.ts'
import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const draft2020 = 'https://json-schema.org/draft/2020-12/schema'
const draft04 = 'http://json-schema.org/draft-04/schema#'

/** Parts of schemas in schema stores and of other tools' output that once failed here. */
export const wild: PlainCases = {
  boundsBesideNullUnion: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        code: { minLength: 1, anyOf: [{ ...text, minLength: 5 }, { type: 'null' }] },
      },
    },
    takes: { name: 'a', code: 'abcde' },
    refuses: { name: 'a', code: 'abc' },
  },
  closedBesideNullUnion: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        part: {
          additionalProperties: false,
          oneOf: [{ type: 'null' }, { type: 'object', properties: { a: text } }],
        },
      },
    },
    takes: { name: 'a', part: {} },
    refuses: { name: 'a', part: { a: 'x' } },
  },
  strictBoundBesideAllOf: {
    schema: {
      $schema: draft04,
      type: 'object',
      properties: {
        name: text,
        size: { type: 'number', minimum: 0, exclusiveMinimum: true, allOf: [{ minimum: 5 }] },
      },
    },
    takes: { name: 'a', size: 5 },
    refuses: { name: 'a', size: 4 },
  },
  packageName: {
    schema: {
      type: 'object',
      properties: {
        name: { ...text, pattern: '^(?:@[a-z0-9-*~][a-z0-9-*._~]*/)?[a-z0-9-~][a-z0-9-._~]*$' },
        host: { ...text, pattern: '^(?:(?:[a-z]{1,63}-){1,63}\\.){1,63}$' },
      },
    },
    takes: { name: '@a/b', host: 'a-.b-.' },
    refuses: { name: 'A', host: 'a' },
  },
  featureWithoutPlace: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        features: {
          type: 'array',
          items: {
            type: 'object',
            required: ['properties', 'geometry'],
            properties: {
              properties: { oneOf: [{ type: 'null' }, { type: 'object' }] },
              geometry: {
                oneOf: [
                  { type: 'null' },
                  { type: 'object', required: ['x'], properties: { x: { type: 'number' } } },
                ],
              },
            },
          },
        },
      },
    },
    takes: { name: 'a', features: [{ properties: null, geometry: null }] },
    refuses: { name: 'a', features: [{ properties: null, geometry: {} }] },
  },
  numberBeyondAll: {
    schema:
      '{"type":"object","properties":{"name":{"type":"string"},"size":{"type":"number","maximum":1e400}}}',
    refused: '/properties/size/maximum',
  },
  bundled: {
    schema: {
      type: 'object',
      required: ['info'],
      properties: { info: { $ref: 'http://asyncapi.com/definitions/info.json' } },
      definitions: {
        'http://asyncapi.com/definitions/info.json': {
          $id: 'http://asyncapi.com/definitions/info.json',
          type: 'object',
          required: ['title'],
          properties: { title: text, contact: { $ref: 'http://asyncapi.com/definitions/contact.json' } },
        },
        'http://asyncapi.com/definitions/contact.json': {
          $id: 'http://asyncapi.com/definitions/contact.json',
          type: 'object',
          properties: { name: text },
        },
      },
    },
    takes: { info: { title: 'a', contact: { name: 'b' } } },
    refuses: { info: { contact: {} } },
  },
  partsByRelativeAddress: {
    schema: {
      $schema: draft2020,
      $id: 'https://example.com/schemas/customer',
      type: 'object',
      properties: {
        name: { $ref: 'names.json#short' },
        address: { $ref: '/schemas/address' },
        street: { $ref: 'address#/properties/street' },
        code: { $ref: '#/$defs/state' },
      },
      $defs: {
        state: { ...text, maxLength: 1 },
        address: {
          $id: '/schemas/address',
          type: 'object',
          properties: { street: { ...text, minLength: 2 }, state: { $ref: '#/$defs/state' } },
          $defs: { state: { enum: ['CA', 'NY'] } },
        },
        names: { $id: 'names.json', $defs: { short: { $anchor: 'short', ...text, maxLength: 4 } } },
      },
    },
    takes: { name: 'abcd', address: { street: 'Main', state: 'NY' }, street: 'Main', code: 'x' },
    refuses: { name: 'abcd', address: { state: 'x' }, street: 'Main', code: 'x' },
  },
  nullDefaults: {
    schema: {
      type: 'object',
      required: ['limit'],
      properties: {
        name: { ...text, default: null },
        limit: { type: 'integer', default: null },
        part: { type: 'object', properties: { list: { type: 'array', default: null } } },
      },
    },
    takes: { limit: 1, part: { list: [1] } },
    refuses: { name: 'a' },
  },
  idsThatAreNoAddresses: {
    schema: {
      $schema: draft04,
      id: 'http://example.com/root.json',
      type: 'object',
      properties: {
        name: text,
        size: { id: '/properties/size', allOf: [{ $ref: '#/definitions/size' }] },
        home: { id: '#home', type: 'object', properties: { size: { $ref: '#/definitions/size' } } },
      },
      definitions: { size: { type: 'integer', maximum: 5 } },
    },
    takes: { name: 'a', size: 5, home: { size: 1 } },
    refuses: { name: 'a', home: { size: 6 } },
  },
  guessedTypes: {
    schema: {
      type: 'object',
      properties: { name: { minLength: 1 }, on: { format: 'date' }, size: { maximum: 9 } },
    },
    takes: { name: 'a', on: '2026-01-01', size: 9 },
    refuses: { name: 'a', on: -9e18 },
  },
  guessedText: {
    schema: { type: 'object', properties: { name: { minLength: 1 }, size: { maximum: 9 } } },
    takes: { name: '5' },
    refuses: { name: 5 },
  },
  escapedPointers: {
    schema: {
      type: 'object',
      definitions: {
        'a/b': { ...text, maxLength: 2 },
        'c~d': { type: 'integer' },
        'e%f': { type: 'boolean' },
      },
      properties: {
        name: { $ref: '#/definitions/a~1b' },
        count: { $ref: '#/definitions/c~0d' },
        on: { $ref: '#/definitions/e%25f' },
      },
    },
    takes: { name: 'ab', count: 1, on: true },
    refuses: { name: 'abc' },
  },
  javascriptWords: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        ...Object.fromEntries(
          [
            'then',
            'toJSON',
            'length',
            'arguments',
            'undefined',
            'NaN',
            'this',
            'ref',
            'key',
            'className',
            'onClick',
          ].map((word) => [word, text]),
        ),
        createdAt: { type: 'integer' },
        updatedAt: { type: 'boolean' },
      },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- a possible name of a property
    takes: { name: 'a', then: 'b', toJSON: 'c', length: 'd', createdAt: 5, updatedAt: true },
    refuses: { name: 'a', createdAt: 'x' },
  },
  mixedValues: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        any: { enum: ['1', 1, true, null, 1.5, '', { a: 1 }, [1]] },
        texts: { enum: ['', ' ', 'a', 'A', 'Ａ', 'é', 'e\u0301', '𝒳'] },
      },
    },
    takes: { name: 'a', any: [1], texts: 'e\u0301' },
    refuses: { name: 'a', any: 2 },
  },
  directedText: {
    schema: {
      title: '`*/ </script> "quote" \u202Ertl\u202C 👩‍👩‍👧 ${x} ]]>',
      type: 'object',
      properties: {
        name: { ...text, title: '\u200Fשלום\u200E' },
        other: { ...text, title: '   ', description: '' },
      },
    },
    takes: { name: 'a', other: 'b' },
    refuses: { name: 1 },
  },
  thirtyDeep: {
    schema: { type: 'object', properties: { name: text, root: nestedSchema(30) } },
    takes: { name: 'a', root: nestedValue(30, 'abc') },
    refuses: { name: 'a', root: nestedValue(30, 'abcdef') },
  },
  smallSteps: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        tenth: { type: 'number', multipleOf: 0.1 },
        tiny: { type: 'number', multipleOf: 1e-10 },
        both: { allOf: [{ type: 'number', multipleOf: 0.02 }, { multipleOf: 0.03 }] },
      },
    },
    takes: { name: 'a', tenth: 0.3, tiny: 3e-10, both: 0.06 },
    refuses: { name: 'a', tenth: 0.3, both: 0.04 },
  },
  fromPython: {
    schema: {
      title: 'Main',
      type: 'object',
      $defs: {
        Part: {
          properties: {
            count: { type: 'integer' },
            size: { anyOf: [{ type: 'number' }, { type: 'null' }], default: null },
          },
          required: ['count'],
          type: 'object',
        },
      },
      properties: {
        part: { $ref: '#/$defs/Part' },
        snap: { default: 42, exclusiveMaximum: 50, exclusiveMinimum: 30, type: 'integer' },
        pair: { maxItems: 2, minItems: 2, prefixItems: [{ type: 'integer' }, text], type: 'array' },
        mapping: { additionalProperties: { $ref: '#/$defs/Part' }, type: 'object' },
      },
      required: ['part'],
    },
    takes: { part: { count: 1, size: null }, snap: 31, pair: [1, 'a'], mapping: { a: { count: 2 } } },
    refuses: { part: { count: 1 }, snap: 50 },
  },
  nestedConditions: {
    schema: {
      $schema: draft2020,
      type: 'object',
      required: ['country'],
      properties: { country: { enum: ['US', 'NL'] }, code: text, kind: { enum: ['home', 'work'] } },
      if: { properties: { country: { const: 'US' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: {
        if: { properties: { kind: { const: 'work' } }, required: ['kind'] },
        // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
        then: { properties: { floor: { type: 'integer' } }, required: ['floor'] },
        else: { properties: { code: { pattern: '^[0-9]{5}$' } } },
      },
      else: { properties: { code: { maxLength: 6 } } },
    },
    takes: { country: 'US', kind: 'work', floor: 2, code: 'any' },
    refuses: { country: 'US', kind: 'work', code: '12345' },
  },
  unionOfEverything: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        value: {
          anyOf: [
            { ...text, maxLength: 3 },
            { type: 'integer', minimum: 10 },
            { type: 'array', items: { type: 'boolean' } },
            { type: 'object', properties: { k: text }, required: ['k'], additionalProperties: false },
          ],
        },
      },
    },
    takes: { name: 'a', value: { k: 'x' } },
    refuses: { name: 'a', value: 5 },
  },
}

function nestedSchema(levels: number): Json {
  const inner = levels === 0 ? { ...text, maxLength: 5 } : nestedSchema(levels - 1)
  return levels === 0 ? inner : { type: 'object', properties: { [`level${levels}`]: inner } }
}

function nestedValue(levels: number, value: string): Json {
  return levels === 0 ? value : { [`level${levels}`]: nestedValue(levels - 1, value) }
}
