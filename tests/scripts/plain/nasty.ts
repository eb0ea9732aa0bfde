import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const draft2020 = 'https://json-schema.org/draft/2020-12/schema'
const draft04 = 'http://json-schema.org/draft-04/schema#'
const enough = 2000
const codes = Array.from({ length: enough }, (_, index) => `code-${index}`)

/** Schemas by people who did not have a database in mind, or disliked the one they had in mind. */
export const nasty: PlainCases = {
  recursiveList: {
    schema: {
      type: 'object',
      properties: { name: text, replies: { $ref: '#/definitions/replies' } },
      definitions: {
        replies: { type: 'array', items: { $ref: '#/definitions/reply' }, maxItems: 3 },
        reply: {
          type: 'object',
          required: ['text'],
          properties: { text, replies: { $ref: '#/definitions/replies' } },
        },
      },
    },
    takes: { name: 'a', replies: [{ text: 'b', replies: [{ text: 'c' }] }] },
    refuses: { name: 'a', replies: [{ text: 'b', replies: [{}] }] },
  },
  defsCycle: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { name: text, one: { $ref: '#/$defs/one' } },
      $defs: {
        one: { type: 'object', properties: { other: { $ref: '#/$defs/other' } } },
        other: {
          type: 'object',
          required: ['n'],
          properties: { n: { type: 'integer' }, one: { $ref: '#/$defs/one' } },
        },
      },
    },
    takes: { name: 'a', one: { other: { n: 1, one: {} } } },
    refuses: { name: 'a', one: { other: { one: {} } } },
  },
  endlessRef: {
    schema: {
      type: 'object',
      properties: { name: { $ref: '#/definitions/a' } },
      definitions: { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } },
    },
    refused: '$ref',
  },
  dottedName: { schema: named('first.name'), refused: '/properties/first.name' },
  quotedName: { schema: named('it\'s "quoted"'), refused: '/properties/it' },
  protoName: {
    schema: `{"type":"object","properties":{"name":{"type":"string"},"__proto__":{"type":"string"}}}`,
    refused: '__proto__',
  },
  constructorName: { schema: named('constructor'), refused: '/properties/constructor' },
  emptyName: { schema: named(''), refused: '/properties/' },
  twoHundredLetters: { schema: named('n'.repeat(200)), refused: `/properties/${'n'.repeat(200)}` },
  versionName: { schema: named('version'), refused: '/properties/version' },
  ownNames: {
    schema: {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'integer' },
        name: text,
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'integer' },
        owner: text,
        target: text,
        position: { type: 'integer' },
      },
    },
    takes: { name: 'a', created_at: '2026-01-01T00:00:00.000Z', updated_at: 5, owner: 'b', position: 1 },
    refuses: { name: 'a', created_at: 5 },
  },
  sqlWords: {
    schema: {
      type: 'object',
      required: ['primary'],
      properties: Object.fromEntries(
        [
          'primary',
          'null',
          'user',
          'group',
          'limit',
          'offset',
          'references',
          'check',
          'default',
          'ctid',
          'xmin',
          'tableoid',
          'oid',
        ].map((name) => [name, text]),
      ),
    },
    refused: 'ctid',
  },
  apiWords: {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        [
          'q',
          'filter',
          'range',
          'sort',
          'current',
          'pageSize',
          'search',
          'total',
          'data',
          'success',
          'amount_gte',
          'amount',
          'key',
          'ref',
          'children',
          'type',
          'label',
        ].map((name) => [name, text]),
      ),
    },
    takes: { q: 'a', filter: 'b', sort: 'c', data: 'd', key: 'e', ref: 'f', children: 'g' },
    refuses: { q: 1 },
  },
  manyValues: {
    schema: {
      type: 'object',
      properties: { name: text, code: { enum: codes }, more: { type: 'array', items: { enum: codes } } },
    },
    takes: { name: 'a', code: 'code-1999', more: ['code-0'] },
    refuses: { name: 'a', code: 'code-2000' },
  },
  deepCombinations: {
    schema: {
      type: 'object',
      required: ['name'],
      allOf: [
        { anyOf: [{ required: ['mail'] }, { not: { required: ['phone'] } }] },
        {
          allOf: [
            { not: { properties: { name: { const: 'root' } } } },
            {
              oneOf: [
                { required: ['mail'] },
                { required: ['phone'] },
                { properties: { name: { minLength: 3 } } },
              ],
            },
          ],
        },
      ],
      properties: { name: text, mail: text, phone: text },
    },
    takes: { name: 'ab', mail: 'm' },
    refuses: { name: 'ab', phone: '1' },
  },
  contradictory: {
    schema: {
      type: 'object',
      properties: { name: text, size: { type: 'integer', minimum: 10, maximum: 5 } },
    },
    refused: '/properties/size',
  },
  contradictoryMerge: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        size: {
          allOf: [
            { type: 'integer', minimum: 10 },
            { type: 'integer', maximum: 5 },
          ],
        },
      },
    },
    refused: '/properties/size',
  },
  lookbehind: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', pattern: '(?<!x)y$' },
        map: {
          type: 'object',
          patternProperties: { '(?<=a)b$': { type: 'integer' } },
          additionalProperties: false,
        },
      },
    },
    takes: { name: 'ay', map: { ab: 1 } },
    refuses: { name: 'xy', map: { ab: 1 } },
  },
  constObject: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        fixed: { const: { a: [1, null], b: "it's" } },
        nothing: { const: null },
        some: { enum: [{ a: 1 }, [1], 'x', 1, null, true] },
      },
    },
    takes: { name: 'a', fixed: { b: "it's", a: [1, null] }, nothing: null, some: [1] },
    refuses: { name: 'a', fixed: { a: [1, null] } },
  },
  refSiblings: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { name: { $ref: '#/$defs/short', minLength: 2, description: 'Of two to four letters' } },
      $defs: { short: { type: 'string', maxLength: 4 } },
    },
    takes: { name: 'ab' },
    refuses: { name: 'a' },
  },
  looserRefSiblings: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        name: { $ref: '#/$defs/short', maxLength: 9 },
        part: { $ref: '#/$defs/closed', properties: { b: text } },
      },
      $defs: {
        short: { type: 'string', maxLength: 4 },
        closed: { type: 'object', properties: { a: text }, additionalProperties: false },
      },
    },
    takes: { name: 'abcd', part: { a: 'a' } },
    refuses: { name: 'abcde' },
  },
  booleanItems: {
    schema: {
      type: 'object',
      properties: { name: text, any: { type: 'array', items: true }, none: { type: 'array', items: false } },
    },
    takes: { name: 'a', any: [1, 'b', null], none: [] },
    refuses: { name: 'a', none: [1] },
  },
  draft04Bounds: {
    schema: {
      $schema: draft04,
      type: 'object',
      properties: {
        name: text,
        list: { type: 'array', items: { type: 'number', minimum: 0, exclusiveMinimum: true } },
        step: { type: 'number', multipleOf: 0.5 },
      },
    },
    takes: { name: 'a', list: [0.1], step: 1.5 },
    refuses: { name: 'a', list: [0] },
  },
  nullableKeyword: {
    schema: {
      type: 'object',
      required: ['name', 'note'],
      properties: { name: text, note: { type: 'string', nullable: true } },
    },
    takes: { name: 'a', note: null },
    refuses: { name: 'a', note: 1 },
  },
  hugeBounds: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 0, maxLength: 9_007_199_254_740_991 },
        big: { type: 'integer', minimum: -9_223_372_036_854_775_808, maximum: 9_223_372_036_854_775_808 },
        bigger: { type: 'number', maximum: 1e308, multipleOf: 1e-10 },
        list: { type: 'array', items: text, maxItems: 4_294_967_296 },
      },
    },
    takes: { name: 'a', big: 9_007_199_254_740_991, bigger: 1e-10, list: [] },
    refuses: { name: 'a', big: 1.5 },
  },
  scriptTitles: {
    schema: {
      title: '</script><script>alert(1)</script>',
      description: '<img src=x onerror=alert(1)> %{name} ||||',
      type: 'object',
      properties: {
        name: {
          type: 'string',
          title: '<b>Name</b> %{smart_count}',
          description: '*/ alert(1) /*',
          examples: ['`${process.exit()}`'],
        },
      },
    },
    takes: { name: '</script>' },
    refuses: { name: 1 },
  },
  brokenDefault: {
    schema: {
      type: 'object',
      properties: { name: text, tags: { type: 'array', items: text, minItems: 1, default: [] } },
    },
    refused: '/properties/tags/default',
  },
  dependentSchemas: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { name: text, card: text, address: text },
      dependentSchemas: { card: { required: ['address'], properties: { address: { minLength: 3 } } } },
    },
    takes: { name: 'a', card: '1', address: 'here' },
    refuses: { name: 'a', card: '1', address: 'x' },
  },
  unevaluatedRoot: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { name: text },
      allOf: [{ properties: { age: { type: 'integer' } } }],
      unevaluatedProperties: false,
    },
    takes: { name: 'a', age: 1 },
    refuses: { name: 'a', other: 1 },
  },
  unevaluatedItems: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: { name: text, pair: { type: 'array', prefixItems: [text], unevaluatedItems: false } },
    },
    refused: '/properties/pair/unevaluatedItems',
  },
  typeLists: {
    schema: {
      type: ['object', 'null'],
      properties: {
        name: text,
        any: { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] },
        list: { type: ['array', 'null'], items: { type: ['string', 'null'] } },
        flag: { type: ['boolean', 'string'] },
        half: { type: ['integer', 'number'] },
      },
    },
    takes: { name: 'a', any: [{}], list: ['a', null], flag: 'yes', half: 0.5 },
    refuses: { name: 'a', list: [1] },
  },
  untyped: {
    schema: {
      type: 'object',
      properties: {
        name: { minLength: 1 },
        bounded: { minimum: 0, maxLength: 3 },
        empty: {},
        described: { description: 'Anything' },
      },
    },
    takes: { name: 'a', bounded: 'abc', empty: 0, described: false },
    refuses: { name: '', bounded: -1 },
  },
  onlyRefs: {
    schema: {
      $ref: '#/definitions/Person',
      definitions: {
        Person: {
          type: 'object',
          properties: { name: text, 'best friend': { $ref: '#/definitions/Person' } },
        },
      },
    },
    refused: 'best friend',
  },
  escapedPointers: {
    schema: {
      type: 'object',
      properties: { name: { $ref: '#/definitions/a~1b%25%20c' }, size: { $ref: '#/definitions/~0x' } },
      definitions: { 'a/b% c': { type: 'string', minLength: 1 }, '~x': { type: 'integer' } },
    },
    takes: { name: 'a', size: 1 },
    refuses: { name: '', size: 1 },
  },
  duplicatedEnum: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        kind: { enum: ['a', 'A', ' a', '', 'ａ', "a'b", 'a"b', 'a\\b', '\u00E9', 'e\u0301'] },
      },
    },
    takes: { name: 'a', kind: ' a' },
    refuses: { name: 'a', kind: 'b' },
  },
  deepNesting: {
    schema: { type: 'object', properties: { name: text, deep: nestedObjects(40) } },
    takes: { name: 'a', deep: { deep: {} } },
    refuses: { name: 'a', deep: { deep: 1 } },
  },
}

function named(name: string): Json {
  return { type: 'object', properties: { name: text, [name]: text } }
}

function nestedObjects(depth: number): JsonObject {
  return depth === 0
    ? { type: 'object', properties: {} }
    : { type: 'object', properties: { deep: nestedObjects(depth - 1) } }
}
