import { describe, expect, it } from 'vitest'
import { complaintsAbout, loadProject } from './project.ts'
import { sample, replaceInSample } from './sample.ts'

/** A broken text, and the complaint about its only mistake. */
const broken: readonly (readonly [what: string, text: string, said: string])[] = [
  ['nothing at all', '', '1:1 /  The file is empty. Write a JSON Schema object.'],
  [
    'a comma too many',
    '{\n  "type": "object",\n}',
    '3:1 /  A property name is missing here. Write a name in double quotes, or remove the comma before it.',
  ],
  [
    'a comma too few',
    '{\n  "type": "object"\n  "title": "A"\n}',
    '3:3 /  A comma is missing here. Write "," between two entries.',
  ],
  [
    'an object that is open before the next line',
    '{\n  "type": "object",\n  "properties": {\n    "a": { "title": "}",\n    "b": {}\n  }\n}\n',
    '5:5 /  The object that begins in line 4 is not closed before this. Write "}" where it ends.',
  ],
  [
    'an object that is open where the one around it ends',
    '{\n  "properties": {\n    "a": {\n      "title": "A"\n  },\n  "type": "object"\n}\n',
    '5:3 /  The object that begins in line 3 is not closed before this. Write "}" where it ends.',
  ],
  [
    'an object and a comma too few',
    '{\n  "properties": {\n    "a": {}\n  "type": "object"\n}\n',
    '4:3 /  The object that begins in line 2 is not closed before this. Write "}" where it ends.',
  ],
  [
    'a list that is open before the next line',
    '{\n  "required": ["a",\n  "type": "object"\n}\n',
    '3:3 /  The list that begins in line 2 is not closed before this. Write "]" where it ends.',
  ],
  [
    'a comma too few beside lines that are indented anyhow',
    '{\n    "type": {\n"a": 1 },\n  "x": 1\n  "title": "A"\n}',
    '5:3 /  A comma is missing here. Write "," between two entries.',
  ],
  [
    'a missing colon',
    '{\n  "type" "object"\n}',
    '2:10 /  A colon is missing here. Write ":" after the name.',
  ],
  [
    'a missing value',
    '{\n  "type":\n}',
    '3:1 /  A value is missing here. Write the value, or remove the comma or colon before it.',
  ],
  [
    'single quotes',
    "{ 'type': 1 }",
    '1:3 /  This is not JSON. Write a string in double quotes, a number, true, false or null.',
  ],
  ['a comma of a Chinese keyboard', '{ "type": "object"， }', '1:19 /  ， is not JSON. Write , instead.'],
  ['a quote of a Chinese keyboard', '{ “type”: 1 }', '1:3 /  “ is not JSON. Write " instead.'],
  ['a colon of a Chinese keyboard', '{ "type"： 1 }', '1:9 /  ： is not JSON. Write : instead.'],
  ['a comma behind a word', '{ "readOnly": true， "a": 1 }', '1:15 /  ， is not JSON. Write , instead.'],
  ['a word of Python', '{ "readOnly": True }', '1:15 /  True is not JSON. Write true instead.'],
  [
    'a protected space',
    '{ "type":\u00A0"object" }',
    '1:10 /  This space is not one of JSON. Write an ordinary space.',
  ],
  [
    'a comment',
    '{\n  // why\n  "type": "object"\n}',
    '2:3 /  JSON has no comments. Use the keyword "$comment", or remove it.',
  ],
  [
    'an open object',
    '{\n  "type": "object"',
    '2:19 /  The object that begins in line 1 is not closed. Write "}" where it ends.',
  ],
  [
    'an open object inside, all in one line',
    '{ "type": "object", "x-entity": { "path": "/a" ',
    '1:48 /  The object that begins in line 1, column 33, is not closed. Write "}" where it ends.',
  ],
  [
    'a list that a brace closes',
    '{\n  "required": ["a"},\n  "type": "object"\n}\n',
    '2:19 /  The list that begins in line 2, column 15, is not closed before this. Write "]" where it ends.',
  ],
  [
    'an open object in lines that are not indented',
    '{\n"type": "object",\n"properties": {\n"a": {}\n}\n',
    '6:1 /  The object that begins in line 1 is not closed. Write "}" where it ends.',
  ],
  [
    'something after its end',
    '{}\n}',
    '2:1 /  Something follows after the end of the schema. Remove it, or the brace too many before it.',
  ],
  [
    'an open string',
    '{ "type": "object\n}',
    '1:11 /  A string is not closed. Write the closing double quote.',
  ],
  [
    'an unknown escape',
    '{ "title": "\\q" }',
    '1:12 /  This escape does not exist in JSON. Write "\\\\" for a backslash itself.',
  ],
  [
    'a number beyond all numbers',
    '{\n  "type": "object",\n  "properties": { "n": { "maximum": 1e400 } }\n}',
    `3:26 /properties/n/maximum  No number can be that large here. Write one between ${-Number.MAX_VALUE} and ${Number.MAX_VALUE}, or leave it out.`,
  ],
  [
    'a key that stands twice',
    '{\n  "type": "object",\n  "type": "object"\n}',
    '3:3 /type  "type" is written twice in the same object. Keep one of them.',
  ],
]

const nul = String.fromCodePoint(0)
const half = String.fromCharCode(0xd800)
const holding = (schema: object) =>
  complaintsAbout({ 'thing.json': { type: 'object', properties: { name: { type: 'string' }, ...schema } } })

describe('texts that no database can store', () => {
  it.each([
    ['an option', { x: { enum: ['a', `b${nul}`] } }, '/properties/x/enum/1  "b\\u0000" holds \\u0000'],
    ['a const', { x: { oneOf: [{ const: nul }] } }, '/properties/x/oneOf/0/const  "\\u0000" holds \\u0000'],
    [
      'a default',
      { x: { type: 'string', default: half } },
      '/properties/x/default  "\\ud800" holds \\ud800, half a',
    ],
    [
      'a default inside',
      { x: { type: 'object', default: { a: nul } } },
      '/properties/x/default/a  "\\u0000"',
    ],
    ['a title', { x: { type: 'string', title: nul } }, '/properties/x/title  "\\u0000" holds \\u0000'],
    ['a pattern', { x: { type: 'string', pattern: `^${nul}` } }, '/properties/x/pattern  "^\\u0000" holds'],
    ['a name', { [`x${nul}`]: { type: 'string' } }, '/properties/x\\u0000  "x\\u0000" holds \\u0000'],
    [
      'a name inside',
      { x: { properties: { [half]: true } } },
      '/properties/x/properties/\\ud800  "\\ud800" holds',
    ],
  ])('are refused at their place: %s', (_, schema, said) => {
    const complaints = holding(schema)
    expect(complaints[0]).toMatch(/^schemas\/thing\.json:\d+:\d+ /u)
    expect(complaints[0]).toContain(said)
    expect(complaints[0]).toMatch(/Remove \\u(?:0000|d800)\.$/u)
  })

  it('may be excluded by a pattern', () => {
    expect(holding({ x: { type: 'string', pattern: '^[^\\u0000]*$' } })).toEqual([])
  })
})

describe('the check of the schemas folder', () => {
  it.each(broken)('reports the place where the text of a schema has %s', (_, text, said) => {
    expect(complaintsAbout({ 'item.json': text })).toContain(`schemas/item.json:${said}`)
  })

  it('reads a file with a byte order mark', () => {
    expect(complaintsAbout({ 'item.json': `\uFEFF${sample}` })).toEqual([])
  })

  const other = replaceInSample('"path": "/items"', '"path": "/others"')

  it('notes a file that only looks like a schema', () => {
    expect(complaintsAbout({ 'item.json': sample, 'thing.yaml': 'type: object' })).toEqual([
      'schemas/thing.yaml:1:1 /  note: This file is not read. Write the schema as JSON, in a file whose name ends in ".json".',
    ])
  })

  it('reports a file name that cannot be an entity once, and for that file alone', () => {
    expect(complaintsAbout({ 'item.json': sample, '物品.json': other })).toEqual([
      'schemas/物品.json:1:1 /  "物品" cannot be the name of an entity. Rename the file: letters and digits in camelCase, such as "orderItem.json".',
    ])
  })

  it('suggests a reference to another entity instead of a copy', () => {
    const copy = replaceInSample('"note": { "type": "string"', '"note": { "$ref": "thing.json"')
    expect(complaintsAbout({ 'item.json': copy, 'thing.json': other })).toEqual([
      'schemas/item.json:23:15 /properties/note/$ref  schemas/thing.json is an entity, and no shape to be copied. Refer to its records: "type": "string", "format": "uuid", "x-reference": { "entity": "thing" }.',
    ])
  })

  it('continues with the other schemas when one is broken', () => {
    const complaints = complaintsAbout({
      'item.json': '{',
      'thing.json': replaceInSample('"display": "name"', '"display": "nam"'),
    })
    expect(complaints).toHaveLength(2)
    expect(complaints.join('\n')).toMatch(/item\.json:1:\d+ .*\n.*thing\.json:7:5/)
  })

  it('refuses two entities with the same path', () => {
    const complaints = complaintsAbout({ 'item.json': sample, 'thing.json': sample })
    expect(complaints).toEqual([
      'schemas/thing.json:5:5 /x-entity/path  schemas/item.json already has the path "/items". Change one of them.',
    ])
  })

  it('refuses an entity with the name of another entity’s input', () => {
    const other = replaceInSample('"path": "/items"', '"path": "/others"')
    const complaints = complaintsAbout({ 'item.json': sample, 'itemInput.json': other })
    expect(complaints).toEqual([
      'schemas/itemInput.json:1:1 /  In the API document ItemInput would be two things: a record, and a body of schemas/item.json or of this file. Rename one of the files.',
    ])
  })

  it('refuses two entities with the same table', () => {
    const other = replaceInSample('"path": "/items"', '"path": "/others"')
    const complaints = complaintsAbout({ 'item.json': sample, 'itemFriends.json': other })
    expect(complaints).toEqual([
      'schemas/itemFriends.json:1:1 /  schemas/item.json already has the table "item_friends". Change one of them.',
    ])
  })

  it('refuses a file name that cannot be the name of an entity', () => {
    const other = sample.replaceAll('"entity": "item"', '"entity": "orderItem"')
    expect(complaintsAbout({ 'order-item.json': other })).toEqual([
      'schemas/order-item.json:1:1 /  The file\'s name is not the entity\'s: it makes "orderItem" and "OrderItem". Rename the file to "orderItem.json".',
    ])
    expect(
      complaintsAbout({ '2nd.json': { type: 'object', properties: { a: { type: 'string' } } } }),
    ).toContainEqual(expect.stringContaining('"2nd" cannot be the name of an entity.'))
  })

  it('refuses a file name that is too long for a table of PostgreSQL', () => {
    const [fits, tooLong] = ['a'.repeat(63), 'a'.repeat(64)]
    expect(complaintsAbout({ [`${fits}.json`]: sample })).not.toContainEqual(
      expect.stringContaining('PostgreSQL'),
    )
    expect(complaintsAbout({ [`${tooLong}.json`]: sample })).toContain(
      `schemas/${tooLong}.json:1:1 /  The table would have a name of 64 letters, and PostgreSQL keeps 63. Give the file a shorter name.`,
    )
  })

  it('refuses required references that make a first record impossible', () => {
    const needing = (path: string, entity: string) => ({
      $schema: './dialect.json',
      type: 'object',
      'x-entity': { path, label: { zh: '物品', en: 'Item' } },
      required: ['next_id'],
      properties: {
        next_id: {
          type: 'string',
          format: 'uuid',
          'x-reference': { entity },
          'x-label': { zh: '下一个', en: 'Next' },
        },
      },
    })
    expect(complaintsAbout({ 'item.json': needing('/items', 'item') })).toEqual([
      'schemas/item.json:15:5 /properties/next_id  There can be no first record: "next_id" needs one of "item". Take one of the references out of "required".',
    ])
    const complaints = complaintsAbout({
      'one.json': needing('/ones', 'two'),
      'two.json': needing('/twos', 'three'),
      'three.json': needing('/threes', 'two'),
    })
    expect(complaints).toEqual([
      'schemas/three.json:15:5 /properties/next_id  There can be no first record: "next_id" needs one of "two", which needs one of "three". Take one of the references out of "required".',
      'schemas/two.json:15:5 /properties/next_id  There can be no first record: "next_id" needs one of "three", which needs one of "two". Take one of the references out of "required".',
    ])
  })

  it('refuses an entity without properties', () => {
    const complaints = complaintsAbout({
      'item.json': {
        $schema: './dialect.json',
        type: 'object',
        'x-entity': { path: '/items', label: { zh: '物品', en: 'Item' } },
        properties: {},
      },
    })
    expect(complaints).toEqual([
      'schemas/item.json:1:1 /  The schema declares no properties, so there is nothing to make columns of. Write "properties" at the root.',
    ])
  })

  it('refuses a name that every JavaScript object already has', () => {
    const complaints = complaintsAbout({
      'constructor.json': sample.replaceAll('"entity": "item"', '"entity": "constructor"'),
    })
    expect(complaints).toEqual([
      'schemas/constructor.json:1:1 /  "constructor" is a name that every JavaScript object already has. Rename the file.',
    ])
  })

  it('refuses a name that the generated code uses itself', () => {
    const other = sample.replaceAll('"entity": "item"', '"entity": "routes"')
    expect(complaintsAbout({ 'routes.json': other })).toEqual([
      'schemas/routes.json:1:1 /  "routes" is a name that the generated code uses itself. Rename the file.',
    ])
  })

  it('refuses a reference to a single record', () => {
    const single = {
      $schema: './dialect.json',
      type: 'object',
      'x-entity': {
        path: '/settings',
        kind: 'single',
        label: { zh: '设置', en: 'Settings' },
        actions: ['delete'],
        softDelete: true,
        list: ['name'],
      },
      required: ['name'],
      properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } } },
    }
    const item = replaceInSample('"entity": "item"', '"entity": "settings"')
    expect(complaintsAbout({ 'item.json': item, 'settings.json': single })).toEqual([
      'schemas/item.json:27:24 /properties/owner_id/x-reference/entity  "settings" has one record only. Write "item".',
      expect.stringMatching(/\/x-entity\/actions\/0 {2}"delete" cannot be done with a single. Write "edit"./),
      expect.stringMatching(
        /settings.json:\d+:5 \/x-entity\/softDelete {2}"softDelete" says nothing about a single. Remove it./,
      ),
      expect.stringMatching(
        /settings.json:\d+:5 \/x-entity\/list {2}"list" says nothing about a single. Remove it./,
      ),
      expect.stringMatching(
        /\/properties\/name {2}A single record is there from the start, so "name" needs a value then./,
      ),
    ])
  })

  it('points into the shared shape that contains the mistake', () => {
    const complaints = complaintsAbout({
      'item.json': sample,
      'definitions/money.json': '{\n  "type": "number",\n  "x-unit": "yuan"\n}',
    })
    expect(complaints).toEqual([
      'schemas/definitions/money.json:3:3 /x-unit  "yuan" is not a unit. Write "money" or "percent".',
    ])
  })

  it('lets keywords beside a $ref take precedence', () => {
    const loaded = loadProject({ 'item.json': sample })
    const item = loaded.schemas.find(({ name }) => name === 'item')
    expect(item?.value['properties']).toMatchObject({
      least: { type: 'number', maximum: 99999999.99, 'x-unit': 'money', 'x-label': { en: 'Least' } },
      created_at: { format: 'date-time', 'x-label': { en: 'Created at' } },
    })
  })

  it('notes keywords of other tools and continues', () => {
    expect(
      complaintsAbout({ 'item.json': replaceInSample('"maxLength": 20', '"x-go-name": "Name"') }),
    ).toEqual([
      'schemas/item.json:20:33 /properties/name/x-go-name  note: "x-go-name" is not one of ours and is ignored. Nothing needs to be done.',
    ])
  })

  it('also checks the menu groups', () => {
    const group = { code: 'a', label: { zh: '甲', en: 'A' }, icon: 'Homme', sequence: 1 }
    const groups = JSON.stringify({
      groups: [group, { ...group, icon: 'Home' }, { ...group, code: 'system', icon: 'Home' }],
    })
    const complaints = complaintsAbout({ 'item.json': sample, 'definitions/menuGroups.json': groups })
    expect(complaints.map((line) => line.split('  ')[1])).toEqual([
      '"Homme" is not an icon. Write "Home".',
      'Two groups have the code "a". Rename one of them.',
    ])
  })

  it('ends even if references double at every step', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `d${index}`,
        {
          properties: {
            a: { $ref: `#/definitions/d${index + 1}` },
            b: { $ref: `#/definitions/d${index + 1}` },
          },
        },
      ]),
    )
    const schema = {
      type: 'object',
      definitions: { ...definitions, d30: {} },
      properties: { a: { $ref: '#/definitions/d0' } },
    }
    expect(complaintsAbout({ 'plain.json': schema }).join('\n')).toMatch(/has more than 20000 parts/)
  })

  it('treats names that every JavaScript object has like any other unknown word', () => {
    const schema = {
      type: 'object',
      constructor: 1,
      properties: { a: { type: 'string', valueOf: 1, format: 'toString' } },
    }
    expect(complaintsAbout({ 'plain.json': schema })).toEqual([
      expect.stringContaining('"toString" is not checked'),
    ])
    expect(complaintsAbout({ 'item.json': replaceInSample('"maxLength": 20', '"constructor": 1') })).toEqual([
      expect.stringContaining('"constructor" is not a keyword.'),
    ])
  })
})
