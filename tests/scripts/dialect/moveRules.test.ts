import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { replaceInSample } from './sample.ts'

/** Text beside a move of the sample, and all complaints about it. */
type Case = readonly [what: string, written: string, ...said: string[]]

const at = '/properties/state/x-states/moves/0'

const asks: readonly Case[] = [
  ['an asked property', '"asks": ["note", { "source": "owner_id", "optional": true }]'],
  [
    'an asked property that does not exist',
    '"asks": ["nota"]',
    `65:38 ${at}/asks/0  There is no property "nota". Write "note".`,
  ],
  [
    'an asked property by another word',
    '"asks": [{ "property": "note" }]',
    `65:38 ${at}/asks/0  "source" is missing in "asks". Write "source": …. Name of the property.`,
    `65:40 ${at}/asks/0/property  "asks" has no "property". Write "source" or "optional".`,
  ],
  [
    'the state among what is asked',
    '"asks": ["state"]',
    `65:38 ${at}/asks/0  "state" is what the move itself changes. Take it out of "asks".`,
  ],
  [
    'an asked property that the server makes',
    '"asks": ["note", "created_at"]',
    `65:46 ${at}/asks/1  Nobody fills in "created_at": it is read-only. Take it out of "asks", or take away what makes it read-only.`,
  ],
  [
    'an asked secret',
    '"asks": [{ "source": "key" }]',
    `65:40 ${at}/asks/0/source  "key" is a secret, which no move asks for. Take it out of "asks": the form takes it.`,
  ],
  [
    'a property that is asked for twice',
    '"asks": ["note", { "source": "note" }]',
    `65:48 ${at}/asks/1/source  "note" is asked for twice. Take one of them out.`,
  ],
]

const sets: readonly Case[] = [
  ['values that are set', '"sets": { "note": { "value": null }, "price": { "value": 1.5 } }'],
  [
    'a set property that does not exist',
    '"sets": { "prize": { "value": 1 } }',
    `65:39 ${at}/sets/prize  There is no property "prize". Write "price".`,
  ],
  [
    'a constant that the property does not take',
    '"sets": { "price": { "value": "cheap" } }',
    `65:39 ${at}/sets/price  "price" is never "cheap": must be number. Write a value that the property takes.`,
  ],
  [
    'a moment in a text',
    '"sets": { "note": { "now": true } }',
    `65:39 ${at}/sets/note  "note" is neither a date nor a time. Write "now" for "format": "date" or "date-time".`,
  ],
  [
    'the current user in a reference to something else',
    '"sets": { "owner_id": { "currentUser": true } }',
    `65:39 ${at}/sets/owner_id  "owner_id" refers to no user. Write "currentUser" for a property with "x-reference": { "entity": "user" } that is not in "required": where the server makes the move there is nobody.`,
  ],
  [
    'a time of the server that is set',
    '"sets": { "created_at": { "now": true } }',
    `65:39 ${at}/sets/created_at  No move sets "created_at". Secrets, lists of references, names, times of the server, numbers that it gives and what is computed are not set.`,
  ],
  [
    'a property that is asked for and set',
    '"asks": ["note"], "sets": { "note": { "value": "a" } }',
    `65:57 ${at}/sets/note  "note" is asked for and set. Take it out of "asks" or "sets".`,
  ],
  [
    'a setting by another word',
    '"sets": { "note": { "today": true } }',
    `65:49 ${at}/sets/note/today  "note" has no "today". Write "now", "currentUser" or "value".`,
  ],
]

const when: readonly Case[] = [
  [
    'a condition',
    '"when": { "properties": { "price": { "minimum": 1 }, "state": { "const": "open" } }, "required": ["note"] }',
  ],
  [
    'a condition about a property that does not exist',
    '"when": { "anyOf": [{ "required": ["nota"] }, { "properties": { "prize": { "minimum": 1 } } }] }',
    `65:64 ${at}/when/anyOf/0/required/0  There is no property "nota". Write "note".`,
    `65:93 ${at}/when/anyOf/1/properties/prize  There is no property "prize". Write "price".`,
  ],
  [
    'a condition about a value that the property never has',
    '"when": { "properties": { "state": { "enum": ["open", "ajar"] } } }',
    `65:83 ${at}/when/properties/state/enum/1  "state" is never "ajar". Write a value that the property takes.`,
  ],
  [
    'a condition about a secret',
    '"when": { "required": ["key"] }',
    `65:52 ${at}/when/required/0  "key" is a secret, which no condition sees. Take it out of "when".`,
  ],
  [
    'a condition with a slip',
    '"when": { "properties": { "price": { "minimun": 1 } } }',
    `65:66 ${at}/when/properties/price/minimun  "minimun" is not a keyword. Write "minimum".`,
  ],
  [
    'a condition that refers to a definition',
    '"when": { "$ref": "#/definitions/ready" }',
    `65:39 ${at}/when/$ref  A condition refers to nothing. Write out what "$ref" stands for.`,
  ],
  [
    'a condition that allows no state to start from',
    '"when": { "properties": { "state": { "not": { "enum": ["open"] } } } }',
    `65:55 ${at}/when/properties/state  note: The move starts from none of the states that this asks for, so it is never made. Change "from", or take this out of "when".`,
  ],
  [
    'one of several conditions that allows none',
    '"when": { "allOf": [{ "required": ["note"] }, { "properties": { "state": { "const": "shut" } } }] }',
    `65:93 ${at}/when/allOf/1/properties/state  note: The move starts from none of the states that this asks for, so it is never made. Change "from", or take this out of "when".`,
  ],
]

const due: readonly Case[] = [
  [
    'a time in months',
    '"due": { "source": "created_at", "months": 3 }',
    `65:62 ${at}/due/months  "due" has no "months". Write "days".`,
  ],
  ['a time', '"due": { "source": "created_at", "days": 30 }'],
  [
    'a time that is none',
    '"due": { "source": "note" }',
    `65:38 ${at}/due/source  "note" is neither a date nor a time. Write "created_at".`,
  ],
  [
    'a time that does not exist',
    '"due": { "source": "created" }',
    `65:38 ${at}/due/source  There is no property "created". Write "created_at".`,
  ],
  [
    'a move in time that asks for something',
    '"asks": ["note"], "due": { "source": "created_at" }',
    `65:47 ${at}/due  A move that asks for "note" is not made by itself. Make that optional, or take "due" away.`,
  ],
]

const locked: readonly Case[] = [
  ['locks', '"locked": [{ "in": ["shut"] }, { "in": ["open"], "fields": ["price"], "delete": true }]'],
  [
    'a lock of a state and of properties that do not exist',
    '"locked": [{ "in": ["shutt"], "fields": ["prize", "state", "created_at"] }]',
    '63:29 /properties/state/x-states/locked/0/in/0  There is no state "shutt". Write "open" or "shut".',
    '63:50 /properties/state/x-states/locked/0/fields/0  There is no property "prize". Write "price".',
    '63:59 /properties/state/x-states/locked/0/fields/1  "state" is changed by moves alone. Take it out of "fields", and a move out of "moves".',
    '63:68 /properties/state/x-states/locked/0/fields/2  "created_at" is read-only in every state. Take it out of "fields".',
  ],
  [
    'a lock without states',
    '"locked": [{ "fields": ["price"] }]',
    '63:20 /properties/state/x-states/locked/0  "in" is missing in "locked". Write "in": …. The states in which the properties are locked.',
  ],
]

describe('the states of our dialect', () => {
  it.each([...asks, ...sets, ...when, ...due])(
    'accept a move, or report it with its place and what to write: %s',
    (_, written, ...said) => {
      const schema = replaceInSample('"from": ["open"], ', `${written}, "from": ["open"], `)
      const complaints = complaintsAbout({ 'item.json': schema })
      expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
    },
  )
  it.each(locked)(
    'accept a lock, or report it with its place and what to write: %s',
    (_, written, ...said) => {
      const schema = replaceInSample('"initial": ["open"],', `${written}, "initial": ["open"],`)
      const complaints = complaintsAbout({ 'item.json': schema })
      expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
    },
  )
})
