import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const draft2020 = 'https://json-schema.org/draft/2020-12/schema'

/** Parts of published schemas of package managers, payment services, specifications and clusters that once failed here. */
export const unseen: PlainCases = {
  choicesOfNumbers: {
    schema: {
      type: 'object',
      required: ['name', 'level'],
      properties: {
        name: text,
        level: { enum: [1, 2, 3] },
        speed: { type: 'number', multipleOf: 0.5, enum: [0.5, 1, 1.5] },
        size: {
          oneOf: [
            { const: -1, title: 'Small' },
            { const: 2.5, title: 'Large' },
          ],
        },
        open: {
          type: 'boolean',
          oneOf: [
            { const: true, title: 'Open' },
            { const: false, title: 'Closed' },
          ],
        },
        agreed: { type: 'boolean', enum: [true] },
      },
    },
    takes: { name: 'a', level: 2, speed: 1.5, size: -1, open: false, agreed: true },
    refuses: { name: 'a', level: 4 },
  },
  branchesInside: {
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: text,
        payment: {
          type: 'object',
          properties: { kind: { type: 'string', enum: ['card', 'cash'] } },
          dependencies: {
            kind: {
              oneOf: [
                { properties: { kind: { enum: ['card'] }, number: { type: 'string', minLength: 4 } } },
                { properties: { kind: { enum: ['cash'] } } },
              ],
            },
          },
        },
        place: { type: 'array', items: [{ type: 'number' }, { type: 'number' }], maxItems: 2 },
        anything: {},
      },
    },
    takes: { name: 'a', payment: { kind: 'card', number: '1234' }, anything: 'x' },
    refuses: { name: 'a', payment: { kind: 'card', number: '1' } },
  },
  ownAddress: {
    schema: {
      $schema: draft2020,
      $id: 'https://example.com/schemas/tree',
      type: 'object',
      properties: {
        name: text,
        child: { $ref: 'tree#/$defs/node' },
        other: { $ref: '/schemas/tree#node' },
        again: { $ref: 'tree' },
      },
      $defs: {
        node: {
          $anchor: 'node',
          type: 'object',
          required: ['size'],
          properties: { size: { type: 'integer' }, nodes: { type: 'array', items: { $ref: '#node' } } },
        },
      },
    },
    takes: { name: 'a', child: { size: 1, nodes: [{ size: 2 }] }, other: { size: 3 }, again: { name: 'b' } },
    refuses: { name: 'a', child: { size: 1, nodes: [{}] } },
  },
  anchoredRoot: {
    schema: {
      $schema: draft2020,
      $anchor: 'top',
      type: 'object',
      properties: { name: text, next: { $ref: '#top' } },
    },
    takes: { name: 'a', next: { name: 'b' } },
    refuses: { name: 'a', next: { name: 1 } },
  },
  dynamicAnchor: {
    schema: {
      $schema: draft2020,
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { name: text, next: { $ref: '#node' } },
    },
    takes: { name: 'a', next: { name: 'b' } },
    refuses: { name: 'a', next: { name: 1 } },
  },
  unevaluatedBesideAllOf: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        name: text,
        info: {
          $ref: '#/$defs/extensible',
          type: 'object',
          required: ['title'],
          properties: { title: text },
          unevaluatedProperties: false,
        },
        counts: {
          allOf: [{ properties: { a: text } }, { properties: { b: text } }],
          unevaluatedProperties: { type: 'integer' },
        },
      },
      $defs: { extensible: { patternProperties: { '^x-': true } } },
    },
    takes: { name: 'a', info: { title: 'b', 'x-c': 1 }, counts: { a: 'd', b: 'e', f: 1 } },
    refuses: { name: 'a', info: { title: 'b', other: 1 } },
  },
  unevaluatedInAllOf: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        name: text,
        part: {
          allOf: [{ properties: { a: text }, unevaluatedProperties: false }, { properties: { b: text } }],
        },
      },
    },
    takes: { name: 'a', part: { a: 'x' } },
    refuses: { name: 'a', part: { b: 'x' } },
  },
  unevaluatedBesideOneOf: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        name: text,
        part: {
          oneOf: [{ properties: { a: text } }, { properties: { b: text }, required: ['b'] }],
          unevaluatedProperties: false,
        },
      },
    },
    refused: '/properties/part/unevaluatedProperties',
  },
  expandable: {
    schema: {
      type: 'object',
      required: ['customer'],
      properties: {
        name: text,
        customer: { anyOf: [text, { $ref: '#/definitions/customer' }], nullable: true },
      },
      definitions: {
        customer: {
          type: 'object',
          required: ['code'],
          properties: { code: text, source: { oneOf: [text, { type: 'integer' }], nullable: true } },
        },
      },
    },
    takes: { name: 'a', customer: { code: 'b', source: null } },
    refuses: { name: 'a', customer: { code: 'b', source: true } },
  },
  requiredNull: {
    schema: {
      type: 'object',
      required: ['level', 'nothing', 'union', 'expanded'],
      properties: {
        name: text,
        level: { enum: ['low', 'high', null] },
        nothing: { const: null },
        union: { anyOf: [text, { type: 'integer' }, { type: 'null' }] },
        expanded: { anyOf: [text, { type: 'object' }], nullable: true },
      },
    },
    takes: { level: null, nothing: null, union: null, expanded: null },
    refuses: { level: 'middle', nothing: null, union: null, expanded: null },
  },
  nullWithoutUse: {
    schema: {
      type: 'object',
      required: ['kind'],
      properties: { name: text, kind: { type: ['string', 'null'], enum: ['a'] } },
    },
    takes: { kind: 'a' },
    refuses: { kind: null },
  },
  threePatterns: {
    schema: {
      $schema: draft2020,
      type: 'object',
      properties: {
        name: { $ref: '#/$defs/long', pattern: '^a' },
        list: {
          type: 'array',
          items: {
            allOf: [
              { ...text, pattern: 'x' },
              { ...text, pattern: 'y' },
            ],
          },
        },
      },
      $defs: {
        long: {
          allOf: [
            { ...text, pattern: 'b' },
            { pattern: 'c', minLength: 4 },
          ],
        },
      },
    },
    takes: { name: 'abcd', list: ['xy'] },
    refuses: { name: 'abd-' },
  },
  listsThatShareValues: {
    schema: {
      type: 'object',
      properties: {
        name: text,
        any: { anyOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] },
        one: { oneOf: [{ enum: [1, 2] }, { enum: [2, 3] }] },
      },
    },
    takes: { name: 'a', any: 'b', one: 3 },
    refuses: { name: 'b', one: 2 },
  },
  nullSchema: {
    schema: { type: 'object', properties: { name: text, nothing: null } },
    refused: '/properties/nothing',
  },
  numberReference: {
    schema: { type: 'object', properties: { name: { $ref: 5 } } },
    refused: '/properties/name/$ref',
  },
}
