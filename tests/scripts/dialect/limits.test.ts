import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { replaceInSample } from './sample.ts'

/** A limit for the sample's reference, and all complaints about it. */
type Case = readonly [what: string, limit: string, ...said: string[]]

const at = '/properties/owner_id/x-reference'

const cases: readonly Case[] = [
  ['a value', '"where": { "state": "open" }'],
  [
    'several values and words of its own',
    '"where": { "price": [1, 2] }, "message": { "zh": "价", "en": "Price" }',
  ],
  ['a property beside it', '"where": { "state": { "property": "state" } }'],
  [
    'a property of what another reference leads to',
    '"where": { "owner_id": { "property": "maker_id.owner_id" } }',
  ],
  [
    'a property that the other entity has not',
    '"where": { "stat": "open" }',
    `27:74 ${at}/where/stat  "item" has no property "stat". Write "state".`,
  ],
  [
    'a secret of the other entity',
    '"where": { "key": "x" }',
    `27:74 ${at}/where/key  "key" of "item" cannot be compared. Write "name", "price", "least", "note", "owner_id", "maker_id", "state" or "created_at".`,
  ],
  [
    'a value that it never has',
    '"where": { "state": "ajar" }',
    `27:74 ${at}/where/state  "state" is never "ajar". Write "open" or "shut".`,
  ],
  [
    'a property that is not there',
    '"where": { "state": { "property": "stat" } }',
    `27:85 ${at}/where/state/property  There is no other property "stat" to take the value from. Write "name", "note" or "state".`,
  ],
  [
    'a property of another type',
    '"where": { "state": { "property": "price" } }',
    `27:85 ${at}/where/state/property  "price" holds a number with 2 decimals, and "state" of "item" a text. Make them alike, or write "name", "note" or "state".`,
  ],
  [
    'itself',
    '"where": { "owner_id": { "property": "owner_id" } }',
    `27:88 ${at}/where/owner_id/property  There is no other property "owner_id" to take the value from. Write "maker_id".`,
  ],
  [
    'a reference that is none',
    '"where": { "state": { "property": "state.state" } }',
    `27:85 ${at}/where/state/property  "state" is no reference beside it. Write "maker_id".`,
  ],
  [
    'several references in a row',
    '"where": { "state": { "property": "maker_id.owner_id.state" } }',
    `27:85 ${at}/where/state/property  A limit follows one reference, not several in a row. Write a reference of the record, "." and a property.`,
  ],
  [
    'nothing at all',
    '"where": {}',
    `27:63 ${at}/where  "where" is empty. Write at least one. Only records with these values can be chosen. For each property of the referenced entity, write a value, a list of values, or { "property": "…" }, which names a property of this entity or, as in order_id.supplier_id, of a record that it refers to. In the rows of a list of objects, it names a property of the row or, if the row has none, of the record.`,
  ],
  [
    'another word beside the property',
    '"where": { "state": { "properties": "state" } }',
    `27:85 ${at}/where/state/properties  "state" has no "properties". Write "property".`,
  ],
  [
    'a word of another tool',
    '"filter": { "state": "open" }',
    `27:63 ${at}/filter  "x-reference" has no "filter". Write "where".`,
  ],
  [
    'words that nobody is told',
    '"message": { "zh": "价", "en": "Price" }',
    `27:63 ${at}/message  Nobody is told this, since any record can be chosen. Write "where" beside it, or remove it.`,
  ],
]

const inRow = '/properties/parts/items/properties/part_id/x-reference'

const casesInRows: readonly Case[] = [
  ['a value', '"where": { "state": "open" }'],
  ['a property of the row', '"where": { "state": { "property": "mood" } }'],
  ['a property of the record', '"where": { "price": { "property": "price" } }'],
  ['a reference of the row', '"where": { "owner_id": { "property": "spare_id.maker_id" } }'],
  ['a reference of the record', '"where": { "owner_id": { "property": "maker_id.owner_id" } }'],
  [
    'a property that neither the row nor the record has',
    '"where": { "state": { "property": "colour" } }',
    `at ${inRow}/where/state/property  There is no other property "colour" to take the value from. Write "mood", "name", "note" or "state".`,
  ],
  [
    'a property of the row of another type, whatever the record has by that name',
    '"where": { "price": { "property": "least" } }',
    `at ${inRow}/where/price/property  "least" holds a whole number, and "price" of "item" a number with 2 decimals. Make them alike, or write "price".`,
  ],
  [
    'itself',
    '"where": { "owner_id": { "property": "part_id" } }',
    `at ${inRow}/where/owner_id/property  There is no other property "part_id" to take the value from. Write "spare_id", "owner_id" or "maker_id".`,
  ],
  [
    'a reference that is none',
    '"where": { "state": { "property": "mood.state" } }',
    `at ${inRow}/where/state/property  "mood" is no reference beside it. Write "spare_id", "owner_id" or "maker_id".`,
  ],
]

const maker =
  '"maker_id": { "type": "string", "format": "uuid", "x-reference": { "entity": "item" }, "x-label": { "zh": "厂家", "en": "Maker" } },'

describe('a reference that may not lead to every record', () => {
  it.each(cases)('is accepted, or reported with its place and what to write: %s', (_, limit, ...said) => {
    const made = replaceInSample('"owner_name": {', `${maker}\n    "owner_name": {`)
    const schema = made.replace(
      '"x-reference": { "entity": "item", "onDelete": "clear" }',
      `"x-reference": { "entity": "item", "onDelete": "clear", ${limit} }`,
    )
    const complaints = complaintsAbout({ 'item.json': schema })
    expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
  })

  it.each(casesInRows)(
    'is accepted in the rows of a list, or reported with its place and what to write: %s',
    (_, limit, ...said) => expect(complaintsInRows(limit)).toEqual(said),
  )

  it('is reported in rows that nobody sets, since there is nothing to limit', () =>
    expect(complaintsInRows('"where": { "state": "open" }', '"readOnly": true,')).toEqual([
      `at ${inRow}/where  Nobody sets "parts", so there is nothing to limit. Remove "where".`,
    ]))
})

/** The complaints about a limit in the rows of a list, without their places in the file. */
function complaintsInRows(limit: string, ofList = ''): string[] {
  const reference = (more = '') =>
    `"type": "string", "format": "uuid", "x-label": { "zh": "部件", "en": "Part" }, "x-reference": { "entity": "item"${more} }`
  const parts = `"parts": {
      "type": "array",
      ${ofList}
      "items": { "type": "object", "properties": {
        "part_id": { ${reference(`, ${limit}`)} },
        "spare_id": { ${reference()} },
        "mood": { "type": "string", "x-label": { "zh": "心情", "en": "Mood" } },
        "least": { "type": "integer", "x-label": { "zh": "至少", "en": "Least" } }
      } },
      "x-label": { "zh": "部件", "en": "Parts" }
    },`
  const schema = replaceInSample('"owner_name": {', `${maker}\n    ${parts}\n    "owner_name": {`)
  return complaintsAbout({ 'item.json': schema }).map((line) => line.replace(/^\S+/u, 'at'))
}
