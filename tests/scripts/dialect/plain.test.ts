import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { hasOrderedIndex } from '#scripts/generate/emit/migration/shape/indexesOf.ts'
import { formSchemaOf } from '#scripts/generate/model/schemas/formSchema.ts'
import type { Entity, Property } from '#scripts/generate/contracts/Model.ts'
import { ifThen } from '#tests/support/ifThen.ts'
import { complaintsAbout, entityOf } from './project.ts'

/** The kind of field of each property, by name. */
function fieldsOf(entity: Entity): Record<string, Property['field']> {
  return Object.fromEntries(entity.properties.map(({ name, field }) => [name, field]))
}

/** Whether the entity's input schema accepts a value. */
function accepts(entity: Entity, value: unknown): boolean {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 })
  addFormats.default(ajv)
  return ajv.validate({ ...entity.inputSchema }, value)
}

describe('a plain JSON Schema from another source', () => {
  it('has a title that is short enough for the menu', () => {
    const titled = (title: string) =>
      complaintsAbout({ 'part.json': { title, type: 'object', properties: { name: { type: 'string' } } } })
    expect(titled('x'.repeat(100))).toEqual([])
    expect(titled('x'.repeat(101)).join()).toMatch(
      /\/title {2}The title has 101 characters, and is the name of a menu, of at most 100\. Shorten it\./,
    )
  })

  it('gets defaults for everything', () => {
    const entity = entityOf('product-category.json', {
      type: 'object',
      required: ['name'],
      properties: {
        code: { type: 'string' },
        name: { type: 'string', title: 'Category name', description: 'As customers see it' },
        level: { type: 'integer' },
        share: { type: 'number' },
        hidden: { type: 'boolean' },
        kind: { enum: ['main', 'side'] },
        added: { type: 'string', format: 'date' },
        extra: { type: 'object' },
      },
    })
    expect(entity).toMatchObject({
      name: 'productCategory',
      typeName: 'ProductCategory',
      tableName: 'product_category',
      path: '/product-categories',
      kind: 'collection',
      label: { zh: 'Product category', en: 'Product category' },
      plural: { en: 'Product categories' },
      display: 'name',
      search: ['name'],
      order: [{ property: 'id', direction: 'DESC' }],
      menu: { code: 'productCategory' },
      actions: ['create', 'edit', 'delete', 'export'],
    })
    const columns = entity.columns.map(({ source, hidden }) => (hidden ? `(${source})` : source))
    expect(columns).toEqual('name code kind level share added (hidden) (extra)'.split(' '))
    expect(entity.filters.map(({ source }) => source)).toEqual(['name', 'hidden', 'kind'])
    expect(entity.properties[1]).toMatchObject({
      label: { en: 'Category name' },
      help: { en: 'As customers see it' },
      required: true,
    })
  })

  it('may be draft-04, with its boolean bounds and its id', () => {
    const entity = entityOf('product.json', {
      $schema: 'http://json-schema.org/draft-04/schema#',
      id: 'http://example.com/product.json',
      type: 'object',
      definitions: { price: { type: 'number', minimum: 0, exclusiveMinimum: true } },
      properties: {
        price: { $ref: '#/definitions/price' },
        size: { type: 'integer', maximum: 9, exclusiveMaximum: false },
      },
      required: ['price'],
    })
    expect(entity.inputSchema['properties']).toMatchObject({
      price: { type: 'number', exclusiveMinimum: 0 },
      size: { type: ['integer', 'null'], maximum: 9 },
    })
    expect(accepts(entity, { price: 0 })).toBe(false)
    expect(accepts(entity, { price: 0.01, size: 9 })).toBe(true)
  })

  it('may be draft-07 with objects and lists inside', () => {
    const entity = entityOf('product.json', {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://example.com/product.schema.json',
      title: 'Product',
      type: 'object',
      required: ['productId', 'tags'],
      properties: {
        id: { type: 'integer' },
        productId: { type: 'integer', exclusiveMinimum: 0 },
        tags: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
        dimensions: {
          type: 'object',
          properties: { length: { type: 'number' }, width: { type: 'number' } },
          required: ['length', 'width'],
        },
        prices: {
          type: 'array',
          items: { type: 'object', properties: { currency: { type: 'string' }, value: { type: 'number' } } },
        },
      },
    })
    expect(fieldsOf(entity)).toEqual({
      productId: 'integer',
      tags: 'tags',
      dimensions: 'object',
      prices: 'rows',
    })
    expect(entity.properties[2]?.properties?.map(({ name }) => name)).toEqual(['length', 'width'])
    // A plain schema decides itself whether inner objects are open.
    expect(
      accepts(entity, { productId: 1, tags: ['a'], dimensions: { length: 1, width: 2, depth: 3 } }),
    ).toBe(true)
    expect(accepts(entity, { productId: 1, tags: ['a'], other: 1 })).toBe(false)
  })

  it('may be 2019-09, with anchors and dependentRequired', () => {
    const entity = entityOf('payment.json', {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      type: 'object',
      $defs: { text: { $anchor: 'text', type: 'string', maxLength: 30 } },
      properties: { card: { $ref: '#text' }, address: { $ref: '#/$defs/text', description: 'Of the bill' } },
      dependentRequired: { card: ['address'] },
    })
    expect(accepts(entity, { card: '1', address: 'here' })).toBe(true)
    expect(accepts(entity, { card: '1' })).toBe(false)
    expect(accepts(entity, { card: '1', address: null })).toBe(false)
    expect(accepts(entity, { card: null })).toBe(true)
  })

  it('may be 2020-12, with prefixItems and unevaluatedProperties', () => {
    const entity = entityOf('route.json', {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      unevaluatedProperties: false,
      properties: {
        point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false },
        size: { type: 'object', properties: { x: { type: 'integer' } }, unevaluatedProperties: false },
      },
    })
    expect(fieldsOf(entity)).toEqual({ point: 'json', size: 'object' })
    expect(accepts(entity, { point: [1, 2] })).toBe(true)
    expect(accepts(entity, { point: [1, 2, 3] })).toBe(false)
    expect(accepts(entity, { size: { y: 1 } })).toBe(false)
  })

  it('may be a reference at its root, as type generators write it', () => {
    const entity = entityOf('coffee.json', {
      $ref: '#/definitions/Coffee',
      definitions: {
        Coffee: {
          type: 'object',
          properties: { name: { type: 'string' }, size: { $ref: '#/definitions/Size' } },
        },
        Size: { type: 'string', enum: ['S', 'M'] },
      },
    })
    expect(fieldsOf(entity)).toEqual({ name: 'text', size: 'enum' })
  })

  it('may allow null beside a type, as class generators write it', () => {
    const entity = entityOf('person.json', {
      type: 'object',
      required: ['nick', 'mood', 'age'],
      properties: {
        nick: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null, title: 'Nick' },
        mood: { type: 'string', nullable: true, enum: ['good', 'bad'] },
        age: { type: ['integer', 'null'] },
      },
    })
    expect(fieldsOf(entity)).toEqual({ nick: 'text', mood: 'enum', age: 'integer' })
    expect(entity.properties.map(({ required }) => required)).toEqual([false, false, false])
    expect(accepts(entity, { nick: null, mood: null, age: null })).toBe(true)
    expect(accepts(entity, { nick: 'x', mood: 'ugly', age: 1 })).toBe(false)
  })

  it('may have names for the values of an enum, as form generators read them', () => {
    const named = { enum: ['s', 'm'], 'x-enumNames': ['Small', 'Medium'] }
    const properties = { size: { type: 'string', ...named }, grade: { enum: [1, 2], enumNames: ['A', 'B'] } }
    const { properties: made } = entityOf('shirt.json', { type: 'object', properties })
    expect(made.map(({ options }) => options?.map(({ value, label }) => [value, label.en]))).toEqual([
      [
        ['s', 'Small'],
        ['m', 'Medium'],
      ],
      [
        ['1', 'A'],
        ['2', 'B'],
      ],
    ])
    expect(complaintsAbout({ 'shirt.json': { type: 'object', properties } })).toEqual([])
  })

  it('may have choices with null and without a type, and values under names that match a pattern', () => {
    const entity = entityOf('food.json', {
      type: 'object',
      properties: {
        stage: { enum: ['raw', 'done', null] },
        contents: {
          type: 'object',
          patternProperties: { '^vit_': { type: 'number', minimum: 0 } },
          additionalProperties: false,
        },
      },
    })
    expect(fieldsOf(entity)).toEqual({ stage: 'enum', contents: 'values' })
    expect(accepts(entity, { stage: null, contents: { vit_a: 1 } })).toBe(true)
    expect(accepts(entity, { stage: 'burnt' })).toBe(false)
    expect(accepts(entity, { contents: { salt: 1 } })).toBe(false)
    expect(accepts(entity, { contents: { vit_a: -1 } })).toBe(false)
  })

  it('may inherit by allOf', () => {
    const entity = entityOf('dog.json', {
      definitions: {
        animal: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 50 } },
        },
      },
      allOf: [
        { $ref: '#/definitions/animal' },
        { properties: { name: { minLength: 2 }, breed: { type: 'string' } }, required: ['breed'] },
      ],
    })
    expect(fieldsOf(entity)).toEqual({ name: 'text', breed: 'text' })
    expect(entity.inputSchema).toMatchObject({
      required: ['name', 'breed'],
      properties: { name: { type: 'string', minLength: 2, maxLength: 50 } },
    })
    expect(entity.inputSchema).not.toHaveProperty('allOf')
  })

  it('may require several patterns of a text, which stays a text column', () => {
    const entity = entityOf('code.json', {
      definitions: {
        short: {
          allOf: [
            { type: 'string', pattern: 'b' },
            { pattern: 'c', maxLength: 9 },
          ],
        },
      },
      properties: { name: { allOf: [{ $ref: '#/definitions/short' }, { pattern: '^a' }] } },
    })
    expect(entity.properties).toMatchObject([{ field: 'text', filter: 'contains' }])
    expect(accepts(entity, { name: 'abc' })).toBe(true)
    for (const name of ['ab', 'ac', 'bc', 'abcdefghij']) expect(accepts(entity, { name })).toBe(false)
  })

  it('may choose between whole shapes, whose properties all become columns', () => {
    const entity = entityOf('shape.json', {
      type: 'object',
      required: ['kind'],
      oneOf: [
        {
          properties: { kind: { const: 'circle' }, radius: { type: 'number' } },
          required: ['radius'],
          additionalProperties: false,
        },
        { properties: { kind: { const: 'square' }, side: { type: 'number' } }, required: ['side'] },
      ],
    })
    expect(fieldsOf(entity)).toEqual({ kind: 'enum', radius: 'number', side: 'number' })
    expect(accepts(entity, { kind: 'circle', radius: 1, version: 3 })).toBe(true)
    expect(accepts(entity, { kind: 'circle', radius: 1, side: null })).toBe(true)
    expect(accepts(entity, { kind: 'circle', radius: 1, side: 2 })).toBe(false)
    expect(accepts(entity, { kind: 'square', side: null })).toBe(false)
    expect(accepts(entity, { kind: 'square', side: 1, radius: null })).toBe(true)
  })

  it('may have conditions, which treat null as not set', () => {
    const entity = entityOf('address.json', {
      type: 'object',
      required: ['country'],
      properties: { country: { enum: ['US', 'NL'] }, zip: { type: 'string' }, vat: { type: 'string' } },
      ...ifThen(
        { properties: { country: { const: 'US' } } },
        { required: ['zip'], properties: { zip: { pattern: '^[0-9]{5}$' } } },
        { properties: { vat: { minLength: 3 } } },
      ),
    })
    expect(accepts(entity, { country: 'US', zip: '12345' })).toBe(true)
    expect(accepts(entity, { country: 'US', zip: null })).toBe(false)
    expect(accepts(entity, { country: 'US' })).toBe(false)
    expect(accepts(entity, { country: 'NL', vat: null })).toBe(true)
    expect(accepts(entity, { country: 'NL', vat: 'x' })).toBe(false)
  })

  it('keeps unions, free objects and recursive references as json, and validates them as a whole', () => {
    const entity = entityOf('tree.json', {
      type: 'object',
      definitions: {
        node: {
          type: 'object',
          required: ['value'],
          properties: { value: { type: 'integer' }, next: { $ref: '#/definitions/node' } },
        },
      },
      properties: {
        either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        both: { type: ['string', 'boolean'] },
        free: {
          type: 'object',
          patternProperties: { '^n_': { type: 'number' }, '^t_': { type: 'string' } },
          additionalProperties: false,
        },
        anything: true,
        chain: { type: 'object', properties: { first: { $ref: '#/definitions/node' } } },
      },
    })
    expect(fieldsOf(entity)).toEqual({
      either: 'json',
      both: 'json',
      free: 'json',
      anything: 'json',
      chain: 'object',
    })
    expect(accepts(entity, { either: true })).toBe(false)
    expect(accepts(entity, { either: null })).toBe(true)
    expect(accepts(entity, { free: { n_a: 1 } })).toBe(true)
    expect(accepts(entity, { free: { a: 1 } })).toBe(false)
    expect(accepts(entity, { chain: { first: { value: 1, next: { value: 2 } } } })).toBe(true)
    expect(accepts(entity, { chain: { first: { value: 1, next: { value: 'x' } } } })).toBe(false)
  })

  it('has inputs for what only the branches of an inner object declare, and for what takes anything', () => {
    const entity = entityOf('parcel.json', {
      type: 'object',
      properties: {
        payment: {
          type: 'object',
          properties: { kind: { enum: ['card', 'cash'] } },
          dependencies: {
            kind: {
              oneOf: [
                { properties: { kind: { const: 'card' }, number: { type: 'string', minLength: 4 } } },
                { properties: { kind: { const: 'cash' } } },
              ],
            },
          },
        },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { a: {} }, else: { properties: { b: {} } } },
        },
        anything: {},
      },
    })
    const inside = entity.properties.map(({ properties }) => properties?.map(({ name }) => name))
    expect(inside).toEqual([['kind', 'number'], ['a', 'b'], undefined])
    expect(formSchemaOf(entity).properties).toMatchObject({
      anything: { type: expect.arrayContaining(['string', 'object', 'null']) },
    })
  })

  it('may refer to itself as a whole', () => {
    const entity = entityOf('folder.json', {
      type: 'object',
      properties: { name: { type: 'string' }, inside: { type: 'array', items: { $ref: '#' } } },
    })
    expect(accepts(entity, { name: 'a', inside: [{ name: 'b', inside: [] }] })).toBe(true)
    expect(accepts(entity, { name: 'a', inside: [{ name: 1 }] })).toBe(false)
  })

  it('may use single keywords of our dialect without naming it', () => {
    const entity = entityOf('fee.json', {
      type: 'object',
      properties: { amount: { type: 'number', 'x-unit': 'money' }, name: { type: 'string' } },
    })
    expect(entity.properties[0]).toMatchObject({ field: 'money', column: { type: 'decimal', scale: 2 } })
  })
})

/** A plain schema that cannot become an entity, and all complaints about it. */
const refused: readonly (readonly [what: string, schema: unknown, ...said: RegExp[]])[] = [
  [
    'a list at its root',
    { type: 'array', items: {} },
    /plain.json:2:3 \/type {2}An entity is an object, but the schema describes "array"/,
  ],
  [
    'no properties',
    { type: 'object', additionalProperties: { type: 'string' } },
    /declares no properties/,
    /undeclared/,
  ],
  [
    'a pattern of properties at its root',
    { type: 'object', properties: { a: {} }, patternProperties: { x: {} } },
    /plain.json:6:3 \/patternProperties {2}"patternProperties" is not supported at the root/,
  ],
  [
    'a remote reference',
    { type: 'object', properties: { a: { $ref: 'https://example.com/a.json' } } },
    /plain.json:5:7 \/properties\/a\/\$ref {2}"https:\/\/example.com\/a.json" would have to be fetched/,
  ],
  [
    'a reference to nothing',
    { type: 'object', properties: { a: { $ref: '#/definitions/b' } } },
    /"#\/definitions\/b" points to nothing/,
  ],
  [
    'a file that is not there',
    { type: 'object', properties: { a: { $ref: 'definitions/b.json' } } },
    /There is no file "definitions\/b.json"/,
  ],
  [
    'a file outside of the schemas',
    { type: 'object', properties: { a: { $ref: '../../package.json' } } },
    /There is no file/,
  ],
  [
    'a dynamic reference',
    { type: 'object', properties: { a: { $dynamicRef: '#a' } } },
    /"\$dynamicRef" is not supported. Write "\$ref" to a definition/,
  ],
  [
    'draft-03 requirements',
    { type: 'object', properties: { a: { type: 'string', required: true } } },
    /\/properties\/a\/required {2}"required" is not supported. Remove it, and list "a" in "required"/,
  ],
  [
    'minContains',
    { type: 'object', properties: { a: { type: 'array', minContains: 2 } } },
    /"minContains" is not supported/,
  ],
  [
    'unevaluatedProperties beside branches',
    {
      type: 'object',
      properties: { a: { anyOf: [{ properties: { b: {} } }], unevaluatedProperties: false } },
    },
    /"unevaluatedProperties" is not supported/,
  ],
  [
    'a name that is no column',
    { type: 'object', properties: { 'first-name': { type: 'string' } } },
    /plain.json:4:5 \/properties\/first-name {2}"first-name" cannot be the name of a column/,
  ],
  [
    'a version of its own',
    { type: 'object', properties: { version: { type: 'string' } } },
    /"version" is taken/,
  ],
  [
    'a keyword with a value it cannot have',
    { type: 'object', properties: { a: { type: 'string', maxLength: -1 } } },
    /\/properties\/a\/maxLength {2}"maxLength" is not valid JSON Schema: it must be >= 0/,
  ],
  [
    'each value of a keyword that it cannot have, with what to write instead',
    {
      type: 'object',
      properties: {
        a: { type: 'str' },
        b: { type: ['string', 'nul'] },
        c: { type: 'string', maxLength: '5' },
        d: { type: 'array', items: { type: 'integr' } },
        e: 'string',
      },
    },
    /\/properties\/a\/type {2}"type" cannot be "str"\. Write .*"string"/,
    /\/properties\/b\/type\/1 {2}"type" cannot be "nul"\. Write "null"/,
    /\/properties\/c\/maxLength {2}"maxLength" must be a whole number\. Write 5\./,
    /\/properties\/d\/items\/type {2}"type" cannot be "integr"\. Write "integer"/,
    /\/properties\/e {2}"e" must be an object or true or false/,
  ],
  [
    'a slip in a keyword of ours',
    { type: 'object', properties: { a: { type: 'number', 'x-unti': 'money' } } },
    /"x-unti" is not a keyword. Write "x-unit"/,
  ],
  [
    'a slip in a value of ours',
    { type: 'object', properties: { a: { type: 'number', 'x-unit': 'mony' } } },
    /"mony" is not a unit. Write "money" or "percent"/,
  ],
]

describe('the check of a plain JSON Schema', () => {
  it.for(refused)('refuses %s with a reason', ([, schema, ...said]) => {
    const complaints = complaintsAbout({ 'plain.json': schema })
    expect(complaints).toHaveLength(said.length)
    for (const words of said) expect(complaints.join('\n')).toMatch(words)
  })

  it('only notes keywords of other tools and unknown formats', () => {
    const schema = {
      type: 'object',
      'x-go-type': 'Thing',
      properties: {
        a: { type: 'string', format: 'iban', 'x-order': 1 },
        b: { type: 'integer', format: 'int32' },
      },
    }
    const complaints = complaintsAbout({ 'plain.json': schema })
    expect(complaints.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '/x-go-type  note: "x-go-type" is not one of ours and is ignored. Nothing needs to be done.',
      '/properties/a/format  note: The format "iban" is not checked. Add a "pattern" if it matters.',
      '/properties/a/x-order  note: "x-order" is not one of ours and is ignored. Nothing needs to be done.',
      '/properties/b/format  note: The format "int32" is not checked. Add "minimum" and "maximum" if it matters.',
    ])
  })

  it('accepts numbers and labelled booleans as choices, which are stored by their type', () => {
    const entity = entityOf('ticket.json', {
      type: 'object',
      properties: {
        level: { enum: [1, 2] },
        speed: { type: 'number', multipleOf: 0.5, enum: [0.5, 1] },
        size: {
          type: 'integer',
          oneOf: [
            { const: 1, title: 'Small' },
            { const: 2, title: 'Large' },
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
    })
    expect(fieldsOf(entity)).toEqual({
      level: 'enum',
      speed: 'enum',
      size: 'enum',
      open: 'enum',
      agreed: 'boolean',
    })
    expect(entity.properties.map(({ column }) => column)).toEqual([
      { type: 'integer' },
      { type: 'decimal', scale: 1 },
      { type: 'integer' },
      { type: 'boolean' },
      { type: 'boolean' },
    ])
    const [, , size, open] = entity.properties
    expect(size?.options).toMatchObject([
      { value: '1', label: { en: 'Small' } },
      { value: '2', label: { en: 'Large' } },
    ])
    expect(open?.options).toMatchObject([{ value: 'true' }, { value: 'false' }])
  })
})

describe('a list without named columns', () => {
  const text = { type: 'string', maxLength: 60 }
  const columnsOf = (properties: object, ...required: string[]) => {
    const { columns } = entityOf('consignment.json', { type: 'object', properties, required })
    return columns.flatMap(({ source, hidden }) => (hidden ? [] : [source]))
  }

  it('shows name, number, state, figures and references, then dates, but no long texts and no JSON', () => {
    const columns = columnsOf({
      remark: { type: 'string', maxLength: 2000 },
      facts: { type: 'object', additionalProperties: true },
      created_at: { type: 'string', format: 'date-time', readOnly: true },
      weight: { type: 'number' },
      pieces: { type: 'integer' },
      arrives_on: { type: 'string', format: 'date' },
      carrier_id: { type: 'string', format: 'uuid', 'x-reference': { entity: 'consignment' } },
      urgent: { type: 'boolean' },
      status: { enum: ['packed', 'sent'] },
      fee: { type: 'number', 'x-unit': 'money' },
      name: text,
      code: { ...text, 'x-unique': true },
    })
    expect(columns).toEqual('name code status fee weight carrier_id created_at arrives_on'.split(' '))
  })

  it('shows an object if there is nothing else, so that no row is empty', () => {
    const body = { type: 'object', properties: { pages: { type: 'integer' } } }
    expect(columnsOf({ body, parts: { type: 'array', items: body } })).toEqual(['body'])
    expect(columnsOf({ body, title: { type: 'string' } })).toEqual(['title'])
  })

  it('shows required texts before a second date and optional texts', () => {
    const properties = {
      name: text,
      motto: text,
      status: { enum: ['packed', 'sent'] },
      weight: { type: 'number' },
      packed_on: { type: 'string', format: 'date' },
      arrives_on: { type: 'string', format: 'date' },
      phone: text,
      address: text,
      agent: text,
    }
    const required = ['name', 'phone', 'address', 'agent']
    expect(columnsOf(properties, ...required)).toEqual(
      'name status phone address weight packed_on arrives_on'.split(' '),
    )
    const more = { ...properties, code: { ...text, 'x-unique': true }, height: { type: 'number' } }
    expect(columnsOf(more, ...required)).toEqual(
      'name code status phone address weight height packed_on'.split(' '),
    )
  })

  it('begins with the date that identifies records without a name', () => {
    const day = { type: 'string', format: 'date' }
    const columns = columnsOf({ held_on: day, guests: { type: 'integer' }, paid_on: day })
    expect(columns).toEqual(['held_on', 'guests', 'paid_on'])
  })

  it('leaves out the parent in a tree', () => {
    const example = join(import.meta.dirname, '../../../docs/examples/storagePlace.json')
    const tree = entityOf('storagePlace.json', readFileSync(example, 'utf8'))
    expect(tree.parent).toBe('parent_id')
    expect(tree.columns.map(({ source }) => source)).not.toContain('parent_id')
  })

  it('offers all others as hidden columns without an index, except for what is never returned', () => {
    const figures = ['one', 'two', 'three', 'four'].map((name) => [name, { type: 'number' }] as const)
    const entity = entityOf('consignment.json', {
      type: 'object',
      properties: {
        remark: { type: 'string', maxLength: 2000 },
        facts: { type: 'object', additionalProperties: true },
        pin: { ...text, 'x-secret': 'hash' },
        others: { type: 'array', items: { format: 'uuid', 'x-reference': { entity: 'consignment' } } },
        name: text,
        ...Object.fromEntries(figures),
        first: { type: 'string', format: 'date' },
        second: { type: 'string', format: 'date' },
        third: { type: 'string', format: 'date' },
        updated_at: { type: 'string', format: 'date-time', readOnly: true },
      },
    })
    const hidden = entity.columns.filter((each) => each.hidden).map(({ source }) => source)
    expect(hidden).toEqual('remark facts others four third updated_at'.split(' '))
    const indexed = entity.properties.filter((property) => hasOrderedIndex(entity, property))
    expect(indexed.map(({ name }) => name)).toEqual('one two three first second'.split(' '))
  })

  it('has room for the other properties if there are few', () => {
    expect(
      columnsOf({
        street: text,
        urgent: { type: 'boolean' },
        title: text,
        day: { type: 'string', format: 'date' },
      }),
    ).toEqual(['title', 'street', 'urgent', 'day'])
    expect(columnsOf({ remark: { type: 'string', maxLength: 2000 } })).toEqual(['remark'])
  })
})
