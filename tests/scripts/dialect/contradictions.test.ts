import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownPages } from '#console/shell/navigation/ownPages.ts'
import { root } from '#scripts/steps/root.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import { complaintsAbout } from './project.ts'
import { sample, replaceInSample } from './sample.ts'

/** An edit of the sample, and all complaints about it. */
type Case = readonly [what: string, find: string, replacement: string, ...said: string[]]

const note = '"note": { "type": "string", '
const demanded = '"required": ["name", "price", "state"],'
const words = '"x-label": { "zh": "字", "en": "Words" }'
const side = `"side": { "type": "string", "maxLength": 9, ${words} }`
const firstMove = '{ "code": "shut", "from": ["open"], '

const tags = '"items": { "type": "string" },\n      "x-widget": "tags"'

const n = '"n": { "type": "number", "x-label": { "zh": "数", "en": "N" } }'

/** A switch whose display depends on another one. */
function flag(name: string, condition: string): string {
  return `"${name}": { "type": "boolean", "x-label": { "zh": "${name}", "en": "${name}" }, "x-show-when": { ${condition} } }`
}

/** Rows with a number and these properties. */
function row(properties: string): string {
  return `"items": { "type": "object", "properties": {
        ${n},
        ${properties} } }`
}

function amountBy(expression: string, more = ''): string {
  return `"amount": { "type": "number", ${more}"x-computed": "${expression}", "x-label": { "zh": "额", "en": "Amount" } }`
}

function limited(words: string): string {
  return `"most": { "type": "number", ${words}, "x-label": { "zh": "额", "en": "Most" } }`
}

const least = ', "x-label": { "zh": "底价", "en": "Least" } },\n    '
const limitAndNote = `"x-at-most": "price"${least}${note}"x-show-when": { "state": ["open"] }, `

/** A computed "least", and a "note" of the given type. */
function computedBeside(expression: string, type: string): string {
  return `"x-computed": "${expression}"${least}"note": { "type": ${type}, `
}

function whole(words: string): string {
  return `"note": { "type": "integer", ${words}, `
}

const values: readonly Case[] = [
  [
    'a constant of another type',
    note,
    `${note}"const": 1, `,
    '23:33 /properties/note/const  The constant 1 is not allowed by the rest of the schema: must be string. Write a value that the schema allows.',
  ],
  [
    'types that have no value in common',
    note,
    '"note": { "allOf": [{ "type": ["string", "boolean"] }, { "type": "integer" }, { "type": "number" }], ',
    '23:62 /properties/note/allOf/0/type  No value is both "string" or "boolean" and "integer". Write "string" or "boolean", or "anyOf" where either will do.',
    '23:85 /properties/note/allOf/1/type  No value is both "string" or "boolean" and "number". Write "string" or "boolean", or "anyOf" where either will do.',
  ],
  [
    'a range that is asked for by the name of another property',
    note,
    '"price_gte": { "type": "string", ',
    '11:46 /x-entity/filters/1/as  The list is asked by "price_gte" for a range of "price", and that is a property of its own. Rename "price_gte", or write "match".',
  ],
  [
    'properties that are called alike',
    '"x-label": { "zh": "底价", "en": "Least" }',
    '"x-label": { "zh": "价格", "en": "PRICE" }',
    '22:85 /properties/least/x-label/zh  note: People cannot tell "least" from "price": both are called so, also in files that are imported. Write another label.',
    '22:97 /properties/least/x-label/en  note: People cannot tell "least" from "price": both are called so, also in files that are imported. Write another label.',
  ],
  [
    'a default that is no time of day',
    note,
    `${note}"format": "time-local", "default": "25:00", `,
    '23:57 /properties/note/default  The default "25:00" is not allowed by the schema: must match format "time-local". Write it as in "09:30".',
  ],
  [
    'a default in the words of people',
    note,
    `${note}"format": "duration", "default": "90 minutes", `,
    '23:55 /properties/note/default  The default "90 minutes" is not allowed by the schema: must match format "duration". Write "PT90M".',
  ],
  [
    'a default in quotes that is no text',
    note,
    '"note": { "type": "integer", "default": "15", ',
    '23:34 /properties/note/default  The default "15" is not allowed by the schema: must be integer. Write 15.',
  ],
  [
    'a format of a number',
    '"x-unit": "money"',
    '"format": "date"',
    '21:34 /properties/price/format  note: "format" is about texts and is ignored: the type is "number". Remove it, or change the type.',
  ],
  [
    'a text that may be nothing',
    note,
    `${note}"not": {}, `,
    '23:33 /properties/note/not  "not" refuses every value, since nothing in it says which. Say in it what is refused, or take it out.',
  ],
  [
    'a move that asks for the impossible',
    firstMove,
    `${firstMove}"when": { "properties": { "price": { "minimum": 5, "maximum": 3 } } }, `,
    '65:84 /properties/state/x-states/moves/0/when/properties/price/minimum  No value has at least 5 and at most 3. Write a "minimum" that is not above "maximum".',
  ],
  [
    'a move that asks for more than there ever is',
    firstMove,
    `${firstMove}"when": { "properties": { "name": { "minLength": 30 } } }, `,
    '65:83 /properties/state/x-states/moves/0/when/properties/name/minLength  "name" allows at most 20, so this never holds. Ask for what the property takes.',
  ],
  [
    'an order that names a property twice',
    '"order": ["-created_at"]',
    '"order": ["name", "-name"]',
    '8:23 /x-entity/order/1  "name" stands twice in "order". Keep one of them.',
  ],
  [
    'an entity that is open',
    '"required": ["name", "price", "state"],',
    '"required": ["name", "price", "state"], "additionalProperties": true,',
    '18:43 /additionalProperties  note: An entity takes no undeclared properties. Declare those that are needed.',
  ],
  [
    'a list that may not be empty, and is emptied',
    '"items": { "type": "string" },\n      "x-widget": "tags"',
    '"minItems": 1, "items": { "type": "string", "format": "uuid", "x-reference": { "entity": "item", "onDelete": "clear" } }',
    '34:104 /properties/tags/items/x-reference/onDelete  note: "tags" needs at least 1, and a record that is deleted goes out of it all the same. Write "onDelete": "refuse", or take "minItems" out.',
  ],
  [
    'options that are called alike',
    '"zh": "关闭", "en": "Shut" } }',
    '"zh": "关闭", "en": "open" } }',
    '58:53 /properties/state/oneOf/1/x-label/en  note: People cannot tell "shut" from "open": both are called so, also in files that are imported. Write another label.',
  ],
  [
    'a secret that occurs once',
    '"x-secret": "encrypt"',
    '"x-secret": "encrypt", "x-unique": true',
    '31:55 /properties/key/x-unique  Nobody can tell whether two records have the same secret "key". Remove "x-unique".',
  ],
  [
    'a question that is never asked',
    '"actions": ["create", "edit"],',
    '"actions": ["create", "edit"], "deleteConfirm": { "zh": "删除？", "en": "Delete it?" },',
    '15:36 /x-entity/deleteConfirm  note: "deleteConfirm" is never asked: "delete" is not among the "actions". Add "delete" to them, or remove "deleteConfirm".',
  ],
  [
    'a condition with no value to be met',
    '"x-show-when": { "state": ["open"] }',
    '"x-show-when": { "state": [] }',
    '23:50 /properties/note/x-show-when/state  "state" is empty. Write at least one.',
  ],
  [
    'bounds between which no whole number lies',
    note,
    whole('"exclusiveMinimum": 5, "exclusiveMaximum": 6'),
    '23:34 /properties/note/exclusiveMinimum  No whole number lies between 5 and 6. Write bounds that leave room, or take "exclusiveMaximum" out.',
  ],
  [
    'bounds between which no step lies',
    note,
    whole('"minimum": 11, "maximum": 19, "multipleOf": 10'),
    '23:34 /properties/note/minimum  No multiple of 10 lies between 11 and 19. Write bounds that leave room, or take "maximum" out.',
  ],
  [
    'a bound that is excluded on the other side',
    '"x-unit": "money"',
    '"minimum": 2, "exclusiveMaximum": 2',
    '21:34 /properties/price/minimum  No value lies between 2 and 2. Write bounds that leave room, or take "exclusiveMaximum" out.',
  ],
  [
    'an option of another type',
    note,
    whole('"oneOf": [{ "const": "1", "x-label": { "zh": "一", "en": "One" } }]'),
    '23:46 /properties/note/oneOf/0/const  The option "1" is not allowed by the rest of the schema: must be integer. Write a value that the schema allows.',
  ],
  [
    'a value of an enum that is of another type',
    note,
    whole('"enum": [1, "A"]'),
    '23:46 /properties/note/enum/1  The option "A" is not allowed by the rest of the schema: must be integer. Write a value that the schema allows.',
  ],
  [
    'an option beyond a bound',
    note,
    whole('"maximum": 5, "oneOf": [{ "const": 6, "x-label": { "zh": "六", "en": "Six" } }]'),
    '23:60 /properties/note/oneOf/0/const  The option 6 is not allowed by the rest of the schema: must be <= 5. Write a value that the schema allows.',
  ],
  [
    'stars of which there are fewer than none',
    note,
    whole('"minimum": -1, "x-widget": "rating"'),
    '23:49 /properties/note/x-widget  The widget "rating" does not suit the integer "note". Write "text", or leave it out.',
  ],
  [
    'a limit below what it limits',
    '{ "$ref": "definitions/money.json", "x-at-most": "price"',
    '{ "type": "number", "minimum": 2, "x-at-most": "least2", "x-label": { "zh": "底", "en": "Low" } }, "least2": { "type": "number", "maximum": 1',
    '22:48 /properties/least/x-at-most  "least" is at least 2, and "least2" at most 1. Write bounds that leave room.',
  ],
  [
    'limits that lead back',
    '"x-unit": "money"',
    '"x-at-most": "least"',
    '21:34 /properties/price/x-at-most  The limits lead back to where they began: "price", "least", "price". Take one of the limits away.',
  ],
  [
    'a rule across records that stands twice',
    '[["name", "state"]]',
    '[["name", "state"], ["name", "state"]]',
    '16:5 /x-entity/unique  "unique" must NOT have duplicate items (items ## 0 and 1 are identical). Unique keys: sets of properties whose combined values may occur only once. Each is a list of names, or an object with fields, emptyEqual, where and message.',
  ],
  [
    'an expression with a number that is too large',
    '"x-at-most": "price"',
    '"x-computed": "price * 1e400"',
    '22:50 /properties/least/x-computed  A number in the expression is too large. Write one below 1e308.',
  ],
  [
    'an expression that subtracts moments',
    '"x-at-most": "price"',
    '"x-computed": "created_at - created_at"',
    '22:50 /properties/least/x-computed  "-" takes a number where a moment stands. Write hours(…, …) or minutes(…, …) for moments: from the first to the second.',
  ],
  [
    'an expression that compares a date with a text',
    '"x-at-most": "price"',
    '"x-computed": "days(\\"2026-01-01\\", date(\\"2026-02-01\\"))"',
    '22:50 /properties/least/x-computed  "days" takes a date where a text stands. Write date("2026-01-31") for a date.',
  ],
  [
    'an expression with a day that no month has',
    '"x-at-most": "price"',
    '"x-computed": "year(date(\\"2026-02-30\\"))"',
    '22:50 /properties/least/x-computed  "date" takes one date as a text. Write it as in date("2026-01-31").',
  ],
  [
    'an expression that follows the clock',
    '"x-at-most": "price"',
    '"x-computed": "hours(created_at, now())"',
    '22:50 /properties/least/x-computed  What is computed is stored, so it does not follow the clock. Compute from a property with "x-default": { "now": true }, or from one that a move sets.',
  ],
  [
    'an expression that compares a reference with a text',
    note,
    `${note}"x-computed": "owner_id == name", `,
    '23:33 /properties/note/x-computed  "==" takes a reference to item where a text stands. Write a reference to item there.',
  ],
  [
    'words for a refusal where nothing is computed',
    note,
    `${note}"x-message": { "zh": "过长", "en": "Too long" }, `,
    '23:33 /properties/note/x-message  "x-message" does not suit the string "note". It goes beside "x-computed", on a property with bounds or a "const".',
  ],
  [
    'words for a refusal that never comes',
    note,
    `${note}"x-computed": "name", "x-message": { "zh": "过高", "en": "Too high" }, `,
    '23:55 /properties/note/x-message  "x-message" does not suit the string "note". It goes beside "x-computed", on a property with bounds or a "const".',
  ],
  [
    'an expression that writes a reference into a text',
    note,
    `${note}"x-computed": "concat(name, owner_id)", `,
    '23:33 /properties/note/x-computed  "concat" takes a text where a reference to item stands. References are compared with each other by "==" and "!="; "reference.property" reads what one leads to.',
  ],
  [
    'texts that are joined by a sign',
    note,
    `${note}"x-computed": "name & name", `,
    '23:33 /properties/note/x-computed  "&" is not known here. Write concat(…, …) for texts.',
  ],
  [
    'texts that are joined by two signs',
    note,
    `${note}"x-computed": "name || name", `,
    '23:33 /properties/note/x-computed  "||" takes true or false where a text stands. Write concat(…, …) for texts. The first of several that is set is coalesce(…, …).',
  ],
  [
    'an expression deeper inside of a list',
    tags,
    row(
      `"o": { "type": "object", "properties": { ${amountBy('1 + 1')} }, "x-label": { "zh": "对象", "en": "O" } }`,
    ),
    '36:80 /properties/tags/items/properties/o/properties/amount/x-computed  "x-computed" does not suit the number "amount" in this place. It goes on a property of the entity itself, of the rows of a list or of an object. For what is deeper inside, make the rows records of their own, with "x-children".',
  ],
  [
    'an expression in a list whose rows may be something else',
    tags,
    row(amountBy('n * 2')).replace('"object"', '["object", "string"]'),
    '36:39 /properties/tags/items/properties/amount/x-computed  Nothing is computed inside of "tags", which is edited as a whole. Remove "x-computed", or make it a plain list of objects, or an object.',
  ],
  [
    'an expression of a row over something that is not there',
    tags,
    row(amountBy('m * 2')),
    '36:39 /properties/tags/items/properties/amount/x-computed  There is no property "m". Write "n", "name", "price", "least", "note", "state" or "created_at".',
  ],
  [
    'expressions of a row that follow from each other',
    tags,
    row(`${amountBy('tax * 2')}, ${amountBy('amount * 2').replace('amount', 'tax')}`),
    '36:135 /properties/tags/items/properties/tax/x-computed  "amount" is computed itself. "tax" would be computed from itself. Take it out of one of the expressions.',
    '36:39 /properties/tags/items/properties/amount/x-computed  "tax" is computed itself. "amount" would be computed from itself. Take it out of one of the expressions.',
  ],
  [
    'an expression of a row that gives something else',
    tags,
    row(amountBy('n > price')),
    '36:39 /properties/tags/items/properties/amount/x-computed  The expression gives true or false, and "amount" holds a number. Change the type or the expression.',
  ],
  [
    'an expression of a row that reads a list',
    tags,
    row(amountBy('n / count(friends)')),
    '36:39 /properties/tags/items/properties/amount/x-computed  "count" reads a list, and what is computed inside of one or of an object reads none. Write it in a property of the entity itself.',
  ],
  [
    'an expression of a row that follows a reference',
    tags,
    row(amountBy('n * owner_id.price')),
    '36:39 /properties/tags/items/properties/amount/x-computed  What is computed inside of a list or an object follows no reference. Make the rows records of their own, with "x-children", of which a property is computed from "owner_id.price".',
  ],
  [
    'a limit inside of rows that names a property of the record',
    tags,
    row(limited('"x-at-most": "price"')),
    '36:37 /properties/tags/items/properties/most/x-at-most  There is no property "price". Write "n".',
  ],
  [
    'a limit inside of rows that names itself',
    tags,
    row(limited('"x-at-most": "most"')),
    '36:37 /properties/tags/items/properties/most/x-at-most  "most" cannot be its own limit. Write "n".',
  ],
  [
    'a limit inside of rows below what is least',
    tags,
    row(limited('"minimum": 7, "x-at-most": "n"')).replace('"n": { "type"', '"n": { "maximum": 3, "type"'),
    '36:51 /properties/tags/items/properties/most/x-at-most  "most" is at least 7, and "n" at most 3. Write bounds that leave room.',
  ],
  [
    'a limit inside of rows that is computed',
    tags,
    row(`${limited('"x-at-most": "amount"')}, ${amountBy('n * 2')}`),
    '36:37 /properties/tags/items/properties/most/x-at-most  "amount" is computed, and nothing inside of a list or an object is compared with that. Compare what it is computed from, or make the rows records of their own, with "x-children".',
  ],
  [
    'a limit deeper inside of rows',
    tags,
    row(
      `"o": { "type": "object", "properties": { ${n}, ${limited('"x-at-most": "n"')} }, "x-label": { "zh": "对象", "en": "O" } }`,
    ),
    '36:142 /properties/tags/items/properties/o/properties/most/x-at-most  "x-at-most" does not suit the number "most" in this place. It goes on a number, a date, a moment ("date-time") or a time of day ("time-local") of the entity itself, of the rows of a list or of an object. For what is deeper inside, make the rows records of their own, with "x-children".',
  ],
  [
    'a property that is required, and hidden at times',
    demanded,
    '"required": ["name", "price", "state", "note"],',
    '23:33 /properties/note/x-show-when  note: "note" is required, and nobody can fill it in while it is not shown. Take it out of "required", and write beside "properties": "if": { "required": ["state"], "properties": { "state": { "enum": ["open"] } } }, "then": { "required": ["note"] }.',
  ],
  [
    'properties that wait for each other to be shown',
    tags,
    row(
      `${flag('a', '"b": [true]')}, ${flag('b', '"a": [true]')}, ${flag('c', '"d": [null]')}, ${flag('d', '"c": [false]')}`,
    ),
    '36:72 /properties/tags/items/properties/a/x-show-when  note: No form shows "a" of a new record: it waits for "b", which is not shown either before "a" has a value. Show "b" without "x-show-when", or give one of them a "default" by which the other is shown.',
    '36:169 /properties/tags/items/properties/b/x-show-when  note: No form shows "b" of a new record: it waits for "a", which is not shown either before "b" has a value. Show "a" without "x-show-when", or give one of them a "default" by which the other is shown.',
  ],
  [
    'a condition inside of rows that names a property of the record',
    tags,
    row(limited('"x-show-when": { "price": [1] }')),
    '36:54 /properties/tags/items/properties/most/x-show-when/price  There is no property "price". Write "n".',
  ],
  [
    'a condition inside of rows that is never met',
    tags,
    row(limited('"x-show-when": { "n": ["one"] }')),
    '36:60 /properties/tags/items/properties/most/x-show-when/n/0  "n" is never "one". Remove it.',
  ],
  [
    'a condition inside of rows by what is computed',
    tags,
    row(`${limited('"x-show-when": { "amount": [1] }')}, ${amountBy('n * 2')}`),
    '36:54 /properties/tags/items/properties/most/x-show-when/amount  "amount" is computed, and nothing beside it is shown by that. Name what it is computed from, or make the rows records of their own, with "x-children".',
  ],
  [
    'a condition in a list whose rows may be something else',
    tags,
    row(limited('"x-show-when": { "n": [1] }')).replace('"object"', '["object", "string"]'),
    '36:37 /properties/tags/items/properties/most/x-show-when  Nothing is hidden inside of "tags", which is edited as a whole. Remove "x-show-when", or make it a plain list of objects, or an object.',
  ],
  [
    'an expression of a row that names its list',
    tags,
    row(amountBy('tags.n * 2')),
    '36:39 /properties/tags/items/properties/amount/x-computed  "tags" is a list of the record itself, and a dot follows a reference to another. Write "n".',
  ],
  [
    'an expression that reads a list by a dot',
    limitAndNote,
    computedBeside('note.n * 2', `"array", "items": { "type": "object", "properties": { ${n} } }`),
    '22:50 /properties/least/x-computed  "note" is a list of the record itself, and a dot follows a reference to another. Write "sum(note, n)".',
  ],
  [
    'an expression that reads an object by a dot',
    limitAndNote,
    computedBeside('note.n * 2', `"object", "properties": { ${n} }`),
    '22:50 /properties/least/x-computed  "note" is an object of the record itself, and a dot follows a reference to another. Write the expression in a property of "note", where "n" is read by its name, or make "n" a property of the entity itself.',
  ],
  [
    'an expression of a row beside a default',
    tags,
    row(amountBy('n * 2', '"default": 1, ')),
    '36:53 /properties/tags/items/properties/amount/x-computed  "amount" is computed, so nothing else gives it a value. Remove "default" or "x-computed".',
  ],
  [
    'a number that nobody sees',
    note,
    `${note}"writeOnly": true, "x-number": "{01}", `,
    '23:52 /properties/note/x-number  "note" gets its number from the server. Remove "writeOnly" or "x-number".',
  ],
  [
    'an expression that follows two references in a row',
    '"x-at-most": "price"',
    '"x-computed": "owner_id.owner_id.price * 2"',
    '22:50 /properties/least/x-computed  An expression follows one reference, not several in a row. Compute it in a property of "item", and read that.',
  ],
  [
    'an expression without what joins its parts',
    '"x-at-most": "price"',
    '"x-computed": "price price"',
    '22:50 /properties/least/x-computed  Two expressions stand beside each other. Write what joins them: an operator, or "," in a function.',
  ],
  [
    'an expression with a sign of JavaScript',
    '"x-at-most": "price"',
    '"x-computed": "price === 1 ? 1 : 2"',
    '22:50 /properties/least/x-computed  "===" is not known here. Write "==".',
  ],
  [
    'an expression whose value nobody sees',
    '"x-at-most": "price"',
    '"writeOnly": true, "x-computed": "price * 2"',
    '22:69 /properties/least/x-computed  "least" is computed, so nothing else gives it a value. Remove "writeOnly" or "x-computed".',
  ],
]

const conditions: readonly Case[] = [
  [
    'a condition about a property that does not exist',
    demanded,
    `"if": { "properties": { "stat": { "const": "open" } }, "required": ["stat"] }, "then": { "required": ["nota"] }, ${demanded}`,
    '18:27 /if/properties/stat  There is no property "stat". Write "state".',
    '18:71 /if/required/0  There is no property "stat". Write "state".',
    '18:105 /then/required/0  There is no property "nota". Write "note".',
  ],
  [
    'a dependency of and on what does not exist',
    demanded,
    `"dependencies": { "nota": ["name"], "note": ["nam"] }, ${demanded}`,
    '18:21 /dependencies/nota  There is no property "nota". Write "note".',
    '18:48 /dependencies/note/0  There is no property "nam". Write "name".',
  ],
  [
    'dependencies inside of an object on what does not exist there',
    note,
    `"inner": { "type": "object", "properties": { ${side} }, "dependencies": { "side": ["sid", "note"] }, ${words} }, ${note}`,
    '23:166 /properties/inner/dependencies/side/0  There is no property "sid". Write "side".',
    '23:173 /properties/inner/dependencies/side/1  There is no property "note". Write "side".',
  ],
  [
    'a condition on rows about what does not exist in them',
    note,
    `"rows": { "type": "array", "items": { "type": "object", "properties": { ${side} }, "anyOf": [{ "required": ["note"] }] }, ${words} }, ${note}`,
    '23:191 /properties/rows/items/anyOf/0/required/0  There is no property "note". Write "side".',
  ],
  [
    'a condition of an alternative about what does not exist in it',
    note,
    `"pay": { "oneOf": [{ "type": "object", ${words}, "required": ["by"], "properties": { "by": { "const": "CARD", ${words} }, ${side} }, "if": { "required": ["sid"] } }, { "type": "object", ${words}, "required": ["by"], "properties": { "by": { "const": "CASH", ${words} } } }], ${words} }, ${note}`,
    '23:278 /properties/pay/oneOf/0/if  Nothing follows from "if". Write "then" or "else".',
    '23:299 /properties/pay/oneOf/0/if/required/0  There is no property "sid". Write "by" or "side".',
  ],
  [
    'a condition about what does not exist deeper inside',
    note,
    `"inner": { "type": "object", "properties": { ${side}, "deep": { "type": "object", "properties": { ${side} }, ${words} } }, "if": { "required": ["side"] }, "then": { "properties": { "deep": { "required": ["sid"] } } }, ${words} }, ${note}`,
    '23:396 /properties/inner/then/properties/deep/required/0  There is no property "sid". Write "side".',
  ],
  [
    'a condition from which nothing follows',
    demanded,
    `"if": { "required": ["note"] }, ${demanded}`,
    '18:3 /if  Nothing follows from "if". Write "then" or "else".',
  ],
  [
    'a condition on a choice that there is no more',
    demanded,
    `"if": { "properties": { "state": { "const": "gone" } } }, "then": { "required": ["note"] }, ${demanded}`,
    '18:38 /if/properties/state/const  note: "gone" is none of the choices, so nothing ever meets this. Write "open" or "shut". If the choice is gone for good, take this out.',
  ],
  [
    'a condition on a value of another type',
    demanded,
    `"if": { "properties": { "price": { "const": "5" } } }, "then": { "required": ["note"] }, ${demanded}`,
    '18:38 /if/properties/price/const  note: "5" is of another type than the property, so nothing ever meets this. Write a value of the type "number".',
  ],
  [
    'a condition on several choices, one of which there is no more, in a branch and denied',
    demanded,
    `"allOf": [{ "if": { "not": { "properties": { "state": { "enum": ["open", "gone"] } } } }, "then": { "required": ["note"] } }], ${demanded}`,
    '18:76 /allOf/0/if/not/properties/state/enum/1  note: "gone" is none of the choices, so nothing ever meets this. Write "open" or "shut". If the choice is gone for good, take this out.',
  ],
  [
    'a condition in the rows of a list on a choice that there is no more',
    tags,
    `"items": { "type": "object", "properties": {
        "kind": { "enum": ["A", "B"], "x-label": { "zh": "类", "en": "Kind" } },
        "n": { "type": "number", "x-label": { "zh": "数", "en": "N" } } },
        "if": { "properties": { "kind": { "const": "C" } } }, "then": { "required": ["n"] } }`,
    '37:43 /properties/tags/items/if/properties/kind/const  note: "C" is none of the choices, so nothing ever meets this. Write "A" or "B". If the choice is gone for good, take this out.',
  ],
  [
    'a consequence of nothing',
    demanded,
    `"allOf": [{ "then": { "required": ["note"] } }], ${demanded}`,
    '18:15 /allOf/0/then  "then" follows from nothing. Write "if" beside it.',
  ],
]

const moves: readonly Case[] = [
  [
    'moves that follow each other for ever by themselves',
    `${firstMove}"to": "shut", "label": { "zh": "关闭", "en": "Shut" } },\n          { "code": "reopen", `,
    `${firstMove}"due": { "source": "created_at" }, "to": "shut", "label": { "zh": "关闭", "en": "Shut" } },\n          { "code": "reopen", "due": { "source": "created_at", "days": 1 }, `,
    '65:47 /properties/state/x-states/moves/0/due  Moves that are made by themselves lead back here, again and again. Let one of them set the time that it waits for, give it a "when", or take its "due" away.',
  ],
]

function inConsole(path: string): string {
  return readFileSync(join(root, 'src/console', path), 'utf8')
}

describe('the name of a schema', () => {
  const said = (name: string) =>
    complaintsAbout({
      [`${name}.json`]: sample
        .replace('"/items"', '"/things"')
        .replaceAll('"entity": "item"', `"entity": "${name}"`),
    })

  it('cannot be an address of the console', () => {
    const routes = ['app/App.tsx', 'app/routes/accountRoutes.tsx'].map(inConsole).join('')
    const written = [...routes.matchAll(/path="(\/[^"]*)"/gu)].map(([, path = '']) => path)
    const names = [dashboardsPath, ...Object.keys(ownPages), ...written].map(
      (path) => path.split('/')[1] ?? '',
    )
    const possible = new Set(names.filter((name) => /^[a-z][a-zA-Z\d]*$/u.test(name)))
    expect(possible.size).toBeGreaterThan(8)
    for (const name of possible)
      expect(said(name)).toEqual([
        `schemas/${name}.json:1:1 /  "/${name}" is the address of a page that the console has anyway. Rename the file.`,
      ])
  })

  it('may have a path of at most 100 characters, which fits with its calls into the resources of a menu', () => {
    const withPath = (length: number) =>
      complaintsAbout({ 'item.json': sample.replace('"/items"', `"/${'i'.repeat(length - 1)}"`) })
    expect(withPath(100)).toEqual([])
    expect(withPath(101)).toEqual([
      'schemas/item.json:5:5 /x-entity/path  "path" has more than 100 characters. Shorten it.',
    ])
  })

  it('fits with the codes of its moves into the code of a menu', () => {
    const name = 'a'.repeat(60)
    const text = sample.replaceAll('"entity": "item"', `"entity": "${name}"`)
    expect(complaintsAbout({ [`${name}.json`]: text })).toEqual([])
    const long = text.replaceAll('"code": "shut"', `"code": "${'b'.repeat(33)}"`)
    expect(complaintsAbout({ [`${name}.json`]: long })).toEqual([
      `schemas/${name}.json:65:13 /properties/state/x-states/moves/0/code  Its button would have a code of 101 characters, and a menu has at most 100. Write a shorter code.`,
    ])
  })

  it.each([
    ['system', '', 'a menu group'],
    ['workplace', '"menu": { "group": "dashboard" },', 'the page "Workplace"'],
  ])('cannot become a code that the menu has already: %s', (name, menu, what) => {
    const code = menu === '' ? name : `dashboard.${name}`
    const text = sample.replace('"menu": { "group": "system", "sequence": 1 },', menu)
    const files = { [`${name}.json`]: text.replaceAll('"entity": "item"', `"entity": "${name}"`) }
    expect(complaintsAbout(files)).toEqual([
      `schemas/${name}.json:1:1 /  Its page would have the code "${code}", which is that of ${what}. Write another "group" in "menu" of "x-entity", or rename the file.`,
    ])
  })
})

it('a required reference of an entity with soft delete is noted, since its target can never be deleted', () => {
  const entity = (path: string, own: object, more: object) => ({
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path, label: { zh: '物', en: 'Thing' }, ...own },
    required: ['name', ...Object.keys(more)],
    properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } }, ...more },
  })
  const place_id = {
    type: 'string',
    format: 'uuid',
    'x-reference': { entity: 'place' },
    'x-label': { zh: '地点', en: 'Place' },
  }
  const place = entity('/places', {}, {})
  const item = entity('/items', { softDelete: true }, { place_id })
  expect(complaintsAbout({ 'item.json': item, 'place.json': place })).toEqual([
    'schemas/item.json:27:7 /properties/place_id/x-reference  note: "place_id" is required, and records that are deleted are kept: no "place" that one of them refers to can be deleted. Take "place_id" out of "required", or give "place" "softDelete", too.',
  ])
  const kept = entity('/places', { softDelete: true }, {})
  expect(complaintsAbout({ 'item.json': item, 'place.json': kept })).toEqual([])
})

describe('a contradiction in a schema', () => {
  it.each([...values, ...conditions, ...moves])(
    'is reported with its place and what to write: %s',
    (_, find, replacement, ...said) => {
      const complaints = complaintsAbout({ 'item.json': replaceInSample(find, replacement) })
      expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
    },
  )
})

it('a text with formatting cannot identify a record, since people would read its HTML', () => {
  const text = replaceInSample(note, `${note}"contentMediaType": "text/html", `).replace(
    '"display": "name"',
    '"display": "note"',
  )
  expect(complaintsAbout({ 'item.json': text })).toEqual([
    'schemas/item.json:7:5 /x-entity/display  "note" does not fit here: a name has no formatting, so people would read its HTML. Write "name", "price", "least", "owner_id", "state" or "created_at".',
  ])
})

it('a property with the name of the search cannot be a filter', () => {
  const text = replaceInSample('"note": {', '"q": {').replace('"filters": ["name", ', '"filters": ["q", ')
  expect(complaintsAbout({ 'item.json': text })).toEqual([
    'schemas/item.json:11:17 /x-entity/filters/0  "q" does not fit here: a list is searched by that name. Write "name", "price", "least", "owner_id", "tags", "friends", "state" or "created_at".',
  ])
})
