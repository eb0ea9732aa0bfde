import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { spoil } from './sample.ts'

/** What limits the reference of the sample, and all that is said of it. */
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
    `27:85 ${at}/where/state/property  "price" does not hold what "state" does. Write "name", "note" or "state".`,
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
    `27:63 ${at}/where  "where" must NOT have fewer than 1 properties. Only records with these values can be chosen: by property of theirs a value, a list of values, or { "property": "…" }, the value of a property here, or, as in order_id.supplier_id, of the record that a reference here leads to.`,
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

const maker =
  '"maker_id": { "type": "string", "format": "uuid", "x-reference": { "entity": "item" }, "x-label": { "zh": "厂家", "en": "Maker" } },'

describe('a reference that may not lead to every record', () => {
  it.each(cases)('is told where and what to write about %s', (_, limit, ...said) => {
    const made = spoil('"owner_name": {', `${maker}\n    "owner_name": {`)
    const schema = made.replace(
      '"x-reference": { "entity": "item", "onDelete": "clear" }',
      `"x-reference": { "entity": "item", "onDelete": "clear", ${limit} }`,
    )
    const complaints = complaintsAbout({ 'item.json': schema })
    expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
  })
})
