import type { JsonObject } from '#shared/contracts/Json.ts'
import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const long = 'a_name_of_sixty_characters_that_somebody_thought_was_a_good_id'.slice(0, 60)
const many: JsonObject = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [`property${index}`, index % 2 ? text : { type: 'integer' }]),
)

/** Keywords in the combinations that people write. */
export const shapes: PlainCases = {
  allOf: {
    schema: {
      allOf: [
        { $ref: '#/definitions/named' },
        { type: 'object', required: ['age'], properties: { age: { type: 'integer', minimum: 18 } } },
      ],
      definitions: { named: { type: 'object', required: ['name'], properties: { name: text } } },
    },
    takes: { name: 'a', age: 18 },
    refuses: { name: 'a', age: 17 },
  },
  oneOfObjects: {
    schema: {
      type: 'object',
      required: ['contact'],
      properties: {
        name: text,
        contact: {
          oneOf: [
            { type: 'object', required: ['mail'], properties: { mail: { type: 'string', format: 'email' } } },
            {
              type: 'object',
              required: ['phone'],
              properties: { phone: { type: 'string', pattern: '^[0-9]+$' } },
            },
          ],
        },
      },
    },
    takes: { name: 'a', contact: { phone: '1' } },
    refuses: { name: 'a', contact: { phone: 'x' } },
  },
  anyOfRequired: {
    schema: {
      type: 'object',
      properties: { name: text, phone: text, mail: text },
      anyOf: [{ required: ['phone'] }, { required: ['mail'] }],
    },
    takes: { name: 'a', mail: 'b' },
    refuses: { name: 'a' },
  },
  notKeyword: {
    schema: { type: 'object', properties: { name: { type: 'string', not: { const: 'admin' } } } },
    takes: { name: 'user' },
    refuses: { name: 'admin' },
  },
  patternProperties: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        env: { type: 'object', patternProperties: { '^[A-Z_]+$': text }, additionalProperties: false },
      },
    },
    takes: { name: 'a', env: { PATH: '/bin' } },
    refuses: { name: 'a', env: { path: '/bin' } },
  },
  openMap: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        prices: { type: 'object', additionalProperties: { type: 'number', minimum: 0 } },
      },
    },
    takes: { name: 'a', prices: { gold: 1, silver: 0.5 } },
    refuses: { name: 'a', prices: { gold: -1 } },
  },
  recursive: {
    schema: {
      type: 'object',
      properties: { name: text, tree: { $ref: '#/definitions/node' } },
      definitions: {
        node: {
          type: 'object',
          required: ['label'],
          properties: { label: text, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
        },
      },
    },
    takes: { name: 'a', tree: { label: 'r', children: [{ label: 'c', children: [] }] } },
    refuses: { name: 'a', tree: { label: 'r', children: [{}] } },
  },
  recursiveRoot: {
    schema: { type: 'object', properties: { name: text, parent: { $ref: '#' } } },
    takes: { name: 'a', parent: { name: 'b', parent: { name: 'c' } } },
    refuses: { name: 'a', parent: { name: 1 } },
  },
  nullableTypes: {
    schema: {
      type: 'object',
      required: ['name', 'note'],
      properties: { name: text, note: { type: ['string', 'null'] }, mixed: { type: ['string', 'integer'] } },
    },
    takes: { name: 'a', note: null, mixed: 1 },
    refuses: { name: 'a', note: null, mixed: true },
  },
  formats: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        on: { type: 'string', format: 'date' },
        at: { type: 'string', format: 'date-time' },
        mail: { type: 'string', format: 'email' },
        link: { type: 'string', format: 'uri' },
        host: { type: 'string', format: 'hostname' },
        address: { type: 'string', format: 'ipv4' },
        unheardOf: { type: 'string', format: 'chess-move' },
      },
    },
    takes: { name: 'a', on: '2026-02-28', at: '2026-02-28T00:00:00.000Z', mail: 'a@b.cn', unheardOf: 'e4' },
    refuses: { name: 'a', on: '2026-02-30' },
  },
  nested: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        address: {
          type: 'object',
          required: ['city'],
          properties: { city: text, zip: { type: 'string', pattern: '^[0-9]+$' } },
        },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            required: ['sku'],
            properties: { sku: text, count: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
    takes: { name: 'a', address: { city: 'b' }, lines: [{ sku: 'c', count: 1 }] },
    refuses: { name: 'a', address: { city: 'b' }, lines: [{ sku: 'c', count: 0 }] },
  },
  reservedWords: {
    schema: {
      type: 'object',
      properties: { name: text, select: text, order: { type: 'integer' }, table: text, user: text },
    },
    takes: { name: 'a', select: 'b', order: 1, table: 'c', user: 'd' },
    refuses: { name: 'a', order: 'first' },
  },
  group: {
    schema: { type: 'object', properties: { name: text, from: { type: 'string', format: 'date' } } },
    takes: { name: 'a', from: '2026-01-01' },
    refuses: { name: 'a', from: 'yesterday' },
  },
  numbersEnum: {
    schema: {
      type: 'object',
      properties: { name: text, level: { enum: [1, 2, 3] }, ratio: { type: 'number', exclusiveMaximum: 1 } },
    },
    takes: { name: 'a', level: 2, ratio: 0.5 },
    refuses: { name: 'a', level: 4 },
  },
  uniqueList: {
    schema: {
      type: 'object',
      properties: { name: text, tags: { type: 'array', items: text, uniqueItems: true, minItems: 1 } },
    },
    takes: { name: 'a', tags: ['b'] },
    refuses: { name: 'a', tags: ['b', 'b'] },
  },
  dependencies: {
    schema: {
      type: 'object',
      properties: { name: text, from: text, to: text },
      dependencies: { from: ['to'] },
    },
    takes: { name: 'a', from: 'b', to: 'c' },
    refuses: { name: 'a', from: 'b' },
  },
  threeHundred: {
    schema: { type: 'object', properties: many },
    takes: { property0: 1, property299: 'z' },
    refuses: { property0: 'one' },
  },
  longNames: {
    schema: {
      type: 'object',
      properties: { name: text, [long]: { type: 'integer', minimum: 0, maximum: 9 } },
    },
    takes: { name: 'a', [long]: 9 },
    refuses: { name: 'a', [long]: 10 },
  },
  otherTools: {
    schema: {
      type: 'object',
      'x-go-type': 'Thing',
      properties: { name: { type: 'string', 'x-order': 1, 'x-nullable': true } },
    },
    takes: { name: 'a' },
    refuses: { name: 1 },
  },
  caseFolding: {
    schema: { type: 'object', properties: { name: text, userId: text, userid: text } },
    takes: { name: 'a', userId: 'b', userid: 'c' },
    refuses: { name: 'a', userId: 1 },
  },
  unicodeNames: {
    schema: { type: 'object', properties: { 名称: text } },
    refused: '/properties/名称',
  },
  dashedNames: {
    schema: { type: 'object', properties: { 'first-name': text } },
    refused: '/properties/first-name',
  },
  tooLongName: {
    schema: { type: 'object', properties: { [long + long]: text } },
    refused: `/properties/${long}${long}`,
  },
  wrongDefault: {
    schema: {
      type: 'object',
      properties: { name: text, level: { type: 'integer', minimum: 1, default: 0 } },
    },
    refused: '/properties/level/default',
  },
  wrongPattern: {
    schema: { type: 'object', properties: { name: { type: 'string', pattern: '([a-z' } } },
    refused: '/properties/name/pattern',
  },
  noProperties: { schema: { type: 'object' }, refused: 'schemas/noProperties.json:1' },
  unevaluated: {
    schema: {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      type: 'object',
      properties: { name: text, part: { type: 'object', unevaluatedProperties: false } },
    },
    takes: { name: 'a', part: {} },
    refuses: { name: 'a', part: { other: 1 } },
  },
}
