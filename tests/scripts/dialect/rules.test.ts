import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './project.ts'
import { sample, replaceInSample } from './sample.ts'

/** An edit of the sample, and all complaints about it. */
type Case = readonly [what: string, find: string, replacement: string, ...said: string[]]

function taskOf(where: string): string {
  return `"tasks": [{ "name": "open", "label": { "zh": "待办", "en": "To do" }, "where": { ${where} } }]`
}

const form: readonly Case[] = [
  [
    'a unit that does not exist',
    '"x-unit": "money"',
    '"x-unit": "mony"',
    '21:34 /properties/price/x-unit  "mony" is not a unit. Write "money" or "percent".',
  ],
  [
    'a standard keyword with a slip',
    '"maxLength": 20',
    '"maxlength": 20',
    '20:33 /properties/name/maxlength  "maxlength" is not a keyword. Write "maxLength".',
  ],
  [
    'a keyword of ours with a slip',
    '"x-show-when"',
    '"x-show-wen"',
    '23:33 /properties/note/x-show-wen  "x-show-wen" is not a keyword. Write "x-show-when".',
  ],
  [
    'a keyword of ours in the plural',
    '"x-entity"',
    '"x-entities"',
    '4:3 /x-entities  "x-entities" is not a keyword. Write "x-entity".',
  ],
  [
    'a keyword of the entity with a slip',
    '"label": { "zh": "物品", "en": "Item" }',
    '"labels": { "zh": "物品", "en": "Item" }',
    '6:5 /x-entity/labels  "x-entity" has no "labels". Write "label".',
  ],
  [
    'a label of the entity that is too long for the menu',
    '"label": { "zh": "物品", "en": "Item" }',
    `"label": { "zh": "物品", "en": "${'Item '.repeat(21)}" }`,
    '6:28 /x-entity/label/en  "en" has more than 100 characters. Shorten it.',
  ],
  [
    'a label of a move that is too long for the menu',
    '"label": { "zh": "打开", "en": "Open" }',
    `"label": { "zh": "${'打开'.repeat(51)}", "en": "Open" }`,
    '66:74 /properties/state/x-states/moves/1/label/zh  "zh" has more than 100 characters. Shorten it.',
  ],
  [
    'a property that says itself that it is required',
    '"maxLength": 20',
    '"required": true',
    '20:33 /properties/name/required  "required" is not supported. Remove it, and list "name" in "required" of the object around it, beside "properties".',
  ],
  [
    'a label whose languages are exchanged',
    '{ "zh": "名称", "en": "Name" }',
    '{ "zh": "Name", "en": "名称" }',
    '20:50 /properties/name/x-label  note: "名称" is Chinese, and "Name" is not. Write { "zh": "名称", "en": "Name" }.',
  ],
  [
    'a label of the entity whose languages are exchanged',
    '{ "zh": "基本", "en": "Basic" }',
    '{ "zh": "Basic", "en": "基本" }',
    '12:35 /x-entity/groups/0/label  note: "基本" is Chinese, and "Basic" is not. Write { "zh": "基本", "en": "Basic" }.',
  ],
  [
    'a keyword of ours without its x-',
    '"x-widget": "tags"',
    '"widget": "tags"',
    '35:7 /properties/tags/widget  "widget" is not a keyword. Write "x-widget".',
  ],
  [
    'a keyword of a later draft',
    '"required": ["name", "price", "state"]',
    '"$defs": {}',
    '18:3 /$defs  "$defs" is not a keyword. Write "definitions".',
  ],
  [
    'a keyword that nobody knows',
    '"maxLength": 20',
    '"sparkle": 20',
    '20:33 /properties/name/sparkle  "sparkle" is not a keyword. Remove it, or let its name begin with "x-" if another tool reads it.',
  ],
  [
    'a property keyword at the root',
    '"type": "object",\n  "x-entity"',
    '"type": "object",\n  "x-label": { "zh": "物品", "en": "Item" },\n  "x-entity"',
    '4:3 /x-label  "x-label" does not belong here. It goes on a property. The label of the entity is "label" in "x-entity".',
  ],
  [
    'x-entity on a property',
    '"maxLength": 20',
    '"x-entity": {}',
    '20:33 /properties/name/x-entity  "x-entity" does not belong here. It goes at the root of an entity, beside "properties".',
  ],
  [
    'a keyword among the properties',
    '"required": ["name", "price", "state"],\n  "properties": {',
    '"properties": {\n    "required": ["name", "price", "state"],',
    '19:5 /properties/required  "required" is a keyword, and stands among the properties. Move it out of "properties", beside it.',
  ],
  [
    'a property beside the properties',
    '"required": ["name", "price", "state"],',
    '"weight": { "type": "number" },',
    '18:3 /weight  "weight" is not a keyword. If it is a property, move it into "properties".',
  ],
  [
    'a short word that means several keywords',
    '"maxLength": 20',
    '"max": 20',
    '20:33 /properties/name/max  "max" is not a keyword. Write "maximum"; "maxLength" for a text, "maxItems" for a list.',
  ],
  [
    'what belongs into x-entity beside it',
    '"type": "object",\n  "x-entity"',
    '"type": "object",\n  "display": "name",\n  "x-entity"',
    '4:3 /display  "display" is not a keyword. Move it into "x-entity".',
  ],
  [
    'a word for what may be null',
    '"maxLength": 20',
    '"nullable": true',
    '20:33 /properties/name/nullable  "nullable" is not a keyword. Remove it: what is not in "required" may be null.',
  ],
  [
    'a type that is a format',
    '"name": { "type": "string", "maxLength": 20',
    '"name": { "type": "date"',
    '20:15 /properties/name/type  "date" is not a type. Write "string", and beside it "format": "date".',
  ],
  [
    'a format that is an input',
    '"maxLength": 20',
    '"format": "phone"',
    '20:33 /properties/name/format  "phone" is not a format. Write "x-widget": "phone" instead.',
  ],
  [
    'an input that is a unit',
    '"maxLength": 20',
    '"x-widget": "percentage"',
    '20:33 /properties/name/x-widget  "percentage" is not a widget. Write "x-unit": "percent" instead.',
  ],
  [
    'a part of the name of an icon',
    '"icon": "Category"',
    '"icon": "Cart"',
    '13:5 /x-entity/icon  "Cart" is not an icon. Write "ShoppingCart".',
  ],
  [
    'a pattern between slashes',
    '"maxLength": 20',
    '"pattern": "/^[a-z]+$/i"',
    '20:33 /properties/name/pattern  The slashes are taken as a part of the text, and so nothing matches. Write "^[a-z]+$".',
  ],
  [
    'a property without a type',
    '"note": { "type": "string", ',
    '"note": { ',
    '23:5 /properties/note  note: "note" has no type, so people write it as JSON. Write "type": "string", or another one.',
  ],
  [
    'a list without items',
    '"items": { "type": "string" },\n      "x-widget": "tags",\n',
    '',
    '32:5 /properties/tags  note: Nothing is said of the items of "tags", so people write them as JSON. Write "items": { "type": "string" }, or another type.',
  ],
  [
    'an unknown word inside x-entity',
    '"icon": "Category"',
    '"ikon": "Category"',
    '13:5 /x-entity/ikon  "x-entity" has no "ikon". Write "icon".',
  ],
  [
    'an order as SQL writes it',
    '"order": ["-created_at"]',
    '"order": ["price desc", "by price and name"]',
    '8:15 /x-entity/order/0  "price desc" is not an order. Write "-price".',
    '8:29 /x-entity/order/1  "by price and name" is not an order. Default order of the records. A - before a name means descending.',
  ],
  [
    'a property that no property can be called',
    '"fields": ["name"',
    '"fields": ["unit-price", "name"',
    '12:86 /x-entity/groups/0/fields/0  "unit-price" cannot be the name of a property. Write a name as it stands in "properties".',
  ],
  [
    'an icon that does not exist',
    '"icon": "Category"',
    '"icon": "Categry"',
    '13:5 /x-entity/icon  "Categry" is not an icon. Write "Category".',
  ],
  [
    'a missing path',
    '"path": "/items",',
    '',
    '4:3 /x-entity  "path" is missing in "x-entity". Write "path": "/…". Path of the calls below the API base, e.g. /goods; at most 100 characters.',
  ],
  [
    'a path without its slash',
    '"path": "/items"',
    '"path": "items"',
    '5:5 /x-entity/path  "items" is not a path. Write "/items".',
  ],
  [
    'a label in one language only',
    '{ "zh": "名称", "en": "Name" }',
    '{ "zh": "名称" }',
    '20:50 /properties/name/x-label  "en" is missing in "x-label". Write "en": "…". English.',
  ],
  [
    'a set of unique properties that is none',
    '[["name", "state"]]',
    '["name"]',
    '16:16 /x-entity/unique/0  An item of "unique" must be a list or an object. Write ["name"].',
  ],
  [
    'a label that is not there',
    '"en": "Name"',
    '"en": ""',
    '20:75 /properties/name/x-label/en  "en" is empty. Write a text. English.',
  ],
  [
    'a label that is empty',
    '"en": "Name"',
    '"en": " "',
    '20:75 /properties/name/x-label/en  "en" is empty. Write a text. English.',
  ],
  [
    'a value of the wrong type',
    '"x-widget": "tags"',
    '"uniqueItems": "yes"',
    '35:7 /properties/tags/uniqueItems  "uniqueItems" must be true or false. Write true or false.',
  ],
  [
    'one text in place of a label',
    '"label": { "zh": "物品", "en": "Item" }',
    '"label": "物品"',
    '6:5 /x-entity/label  "label" must be an object. Write { "zh": "物品", "en": "…" }.',
  ],
  [
    'a name in place of what holds it',
    '"x-reference": { "entity": "item", "onDelete": "clear" },\n      "x-label": { "zh": "所属"',
    '"x-reference": "item",\n      "x-label": { "zh": "所属"',
    '27:7 /properties/owner_id/x-reference  "x-reference" must be an object. Write { "entity": "item" }.',
  ],
  [
    'one state in place of a list',
    '"from": ["open"]',
    '"from": "open"',
    '65:29 /properties/state/x-states/moves/0/from  "from" must be a list. Write ["open"].',
  ],
  [
    'a text in place of an object with several parts',
    '{ "code": "reopen", "from": ["shut"], "to": "open", "label": { "zh": "打开", "en": "Open" } }',
    '"reopen"',
    '66:11 /properties/state/x-states/moves/1  An item of "moves" must be an object. Write { "code": "…", "from": ["…"], "to": "…", "label": "…" }.',
  ],
  [
    'a number in quotes',
    '"maxLength": 20',
    '"maxLength": "20"',
    '20:33 /properties/name/maxLength  "maxLength" must be a whole number. Write 20.',
  ],
  [
    'a word that other tools have for ours',
    '"actions": ["create", "edit"]',
    '"actions": ["create", "update"]',
    '15:27 /x-entity/actions/1  "update" is not an action. Write "edit".',
  ],
  [
    'a move without its words',
    ', "label": { "zh": "打开", "en": "Open" } }\n        ]',
    ' }\n        ]',
    '66:11 /properties/state/x-states/moves/1  "label" is missing in "moves". Write "label": { "zh": "…", "en": "…" }. Label of the button, in both languages.',
  ],
  [
    'a keyword that says nothing about the type',
    '"note": { "type": "string"',
    '"note": { "type": "string", "minimum": 3',
    '23:33 /properties/note/minimum  note: "minimum" is about numbers and is ignored: the type is "string". Remove it, or change the type.',
  ],
  [
    'a type that does not exist',
    '"name": { "type": "string"',
    '"name": { "type": "text"',
    '20:15 /properties/name/type  "text" is not a type. Write "string".',
  ],
  [
    'a format that does not exist',
    '"format": "uuid"',
    '"format": "guid"',
    '26:7 /properties/owner_id/format  "guid" is not a format. Write "uuid".',
  ],
  [
    'a colour beside no const',
    '"maxLength": 20',
    '"x-color": "info"',
    '20:5 /properties/name  "x-color" stands without "const". Write it beside "const", in a member of "oneOf".',
  ],
  [
    'a name that cannot be a column',
    '"note": {',
    '"no te": {',
    '23:5 /properties/no te  "no te" cannot be the name of a property. Write letters, digits and "_", not beginning with a digit, at most 63 of them.',
  ],
  [
    'an entity that is no object',
    '"type": "object",\n  "x-entity"',
    '"type": "array",\n  "x-entity"',
    '3:3 /type  "type" cannot be "array". Write "object".',
  ],
]

const meaning: readonly Case[] = [
  [
    'an option twice',
    '{ "const": "shut", "x-label": { "zh": "关闭", "en": "Shut" } }',
    '{ "const": "shut", "x-label": { "zh": "关闭", "en": "Shut" } },\n        { "const": "shut", "x-label": { "zh": "关", "en": "Closed" } }',
    '59:11 /properties/state/oneOf/2/const  "shut" is one of the options twice. Keep one of them.',
  ],
  [
    'an option that differs in a dot',
    '"type": "string", "maxLength": 20',
    '"enum": ["A.B", "A_B"]',
    '20:31 /properties/name/enum/1  "A_B" differs from "A.B" in a dot alone, so both would get the same words. Change one of them.',
  ],
  [
    'a property without a label',
    ', "x-label": { "zh": "名称", "en": "Name" }',
    '',
    '20:5 /properties/name  The property "name" has no label. Write "x-label": { "zh": "…", "en": "…" }.',
  ],
  [
    'an option without a label',
    '{ "const": "shut", "x-label": { "zh": "关闭", "en": "Shut" } }',
    '{ "const": "shut" }',
    '58:9 /properties/state/oneOf/1  The option "shut" has no label. Write "x-label": { "zh": "…", "en": "…" }.',
  ],
  [
    'options in a bare enum',
    '"maxLength": 20',
    '"enum": ["big", "small"]',
    '20:33 /properties/name/enum  The options of "enum" have no labels. Write "oneOf": [{ "const": "big", "x-label": { "zh": "…", "en": "…" } }, …].',
  ],
  [
    'a reserved name',
    '"note": {',
    '"version": {',
    '23:5 /properties/version  "version" is taken: Every record has a version of its own, by which changes at the same time are noticed. Rename the property.',
  ],
  [
    'the name of soft deletion',
    '"note": {',
    '"deleted_at": {',
    '23:5 /properties/deleted_at  "deleted_at" is taken: Records that are deleted softly have it. Rename the property.',
  ],
  [
    'an id of another type',
    '"note": { "type": "string",',
    '"id": { "type": "string",',
    '23:5 /properties/id  "id" is given by the server as a UUID. Leave it out, or write "type": "string", "format": "uuid", "readOnly": true.',
  ],
  [
    'a name that every object has',
    '"note": {',
    '"toString": {',
    '23:5 /properties/toString  "toString" is a name that every JavaScript object already has. Rename the property.',
  ],
  [
    'a prototype in disguise',
    '"note": {',
    '"__proto__": {',
    '23:5 /properties/__proto__  "__proto__" is a name that every JavaScript object already has. Rename the property.',
  ],
  [
    'a unit on a text',
    '"maxLength": 20',
    '"x-unit": "money"',
    '20:33 /properties/name/x-unit  "x-unit" does not suit the string "name". It goes on "type": "number".',
  ],
  [
    'a widget that does not suit',
    '"x-widget": "tags"',
    '"x-widget": "switch"',
    '35:7 /properties/tags/x-widget  The widget "switch" does not suit the array "tags". Write "json", "tags", "images", "files" or "entities", or leave it out.',
  ],
  [
    'a widget for each item of a list',
    '"items": { "type": "string" },\n      "x-widget": "tags"',
    '"items": { "type": "string", "x-widget": "text" }',
    '34:36 /properties/tags/items/x-widget  The items of "tags" have no input of their own. Write "x-widget" beside "items", or leave it out.',
  ],
  [
    'a reference that is no uuid',
    '"format": "uuid",\n      "x-reference"',
    '"x-reference"',
    '26:7 /properties/owner_id/x-reference  "x-reference" does not suit the string "owner_id". It goes on "type": "string", "format": "uuid", of the entity itself or in the items of a list of references.',
  ],
  [
    'a secret that is no text',
    '"key": { "type": "string"',
    '"key": { "type": "integer"',
    '31:33 /properties/key/x-secret  "x-secret" does not suit the integer "key". It goes on a text property of the entity itself.',
  ],
  [
    'a text that is private',
    '"maxLength": 20',
    '"x-private": true',
    '20:33 /properties/name/x-private  "x-private" does not suit the string "name". It goes on a property of the entity itself with "x-widget": "file", "files", "image" or "images" that is answered. Rows with private files are records of another entity, shown by "x-children".',
  ],
  [
    'private files that are a secret',
    '"x-secret": "encrypt"',
    '"x-secret": "encrypt", "x-widget": "file", "x-private": true',
    '31:75 /properties/key/x-private  "x-private" does not suit the string "key". It goes on a property of the entity itself with "x-widget": "file", "files", "image" or "images" that is answered. Rows with private files are records of another entity, shown by "x-children".',
  ],
  [
    'the files of a list told apart',
    '"items": { "type": "string" },\n      "x-widget": "tags"',
    '"items": { "type": "string", "x-private": true },\n      "x-widget": "files"',
    '34:36 /properties/tags/items/x-private  "x-private" does not suit the string "items". It goes on a property of the entity itself with "x-widget": "file", "files", "image" or "images" that is answered. Rows with private files are records of another entity, shown by "x-children".',
  ],
  [
    'a private word that is no truth value',
    '"x-widget": "tags"',
    '"x-widget": "files", "x-private": "yes"',
    '35:28 /properties/tags/x-private  "x-private" must be true or false. Write true or false.',
  ],
  [
    'a duplicate without what is unique',
    '"maxLength": 20',
    '"x-unique": true, "x-copy": false',
    '20:51 /properties/name/x-copy  "x-copy" does not suit the string "name". It goes on a property of the entity itself. Values that people do not fill in, unique ones, secrets, private files and states are not copied anyway.',
  ],
  [
    'a duplicate without a part of a row',
    '"items": { "type": "string" },\n      "x-widget": "tags"',
    '"items": { "type": "string", "x-copy": false },\n      "x-widget": "tags"',
    '34:36 /properties/tags/items/x-copy  "x-copy" does not suit the string "items". It goes on a property of the entity itself. Values that people do not fill in, unique ones, secrets, private files and states are not copied anyway.',
  ],
  [
    'a duplicate told in words',
    '"maxLength": 20',
    '"maxLength": 20, "x-copy": "no"',
    '20:50 /properties/name/x-copy  "x-copy" must be true or false. Write true or false.',
  ],
  [
    'a unique list',
    '"x-widget": "tags"',
    '"x-unique": true',
    '35:7 /properties/tags/x-unique  "x-unique" does not suit the array "tags". It goes on a text or number of the entity itself.',
  ],
  [
    'a moment that is no time',
    '"maxLength": 20',
    '"x-auto": "created"',
    '20:33 /properties/name/x-auto  "x-auto" does not suit the string "name". It goes on "type": "string", "format": "date-time", of the entity itself; createdBy and updatedBy go on a reference to "user".',
  ],
  [
    'a default that must be given anyway',
    '"maxLength": 20',
    '"x-default": { "property": "note" }',
    '20:33 /properties/name/x-default  "name" must be given, so nothing is filled in. Take it out of "required".',
  ],
  [
    'a default from a property that does not exist',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-default": { "property": "nama" }, ',
    '23:33 /properties/note/x-default  There is no property "nama". Write "name" or "state".',
  ],
  [
    'a default from a property of another type',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-default": { "property": "price" }, ',
    '23:33 /properties/note/x-default  "note" holds a text, and "price" a number with 2 decimals. Make them alike, or write "name" or "state".',
  ],
  [
    'a default from an amount of money for a percentage',
    '"note": { "type": "string", ',
    '"note": { "type": "number", "x-unit": "percent", "x-default": { "property": "price" }, ',
    '23:54 /properties/note/x-default  "note" holds a percentage, and "price" an amount of money. Make them alike, or remove it.',
  ],
  [
    'a number that counts nothing',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "A-{yyyy}", ',
    '23:33 /properties/note/x-number  Nothing is counted. Write the first count once, with as many digits as it should have: "{0001}".',
  ],
  [
    'a number that counts twice',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "{01}{01}", ',
    '23:33 /properties/note/x-number  It counts twice. Write the first count once, with as many digits as it should have: "{0001}".',
  ],
  [
    'a number with a brace of its own',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "{A-{01}", ',
    '23:33 /properties/note/x-number  A brace stands alone. Write the parts in braces, as in "PO-{yyyy}-{0001}".',
  ],
  [
    'a number with a part that does not exist',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "{stat}{01}", ',
    '23:33 /properties/note/x-number  There is neither a property nor a part of the date called "stat". Write "state".',
  ],
  [
    'a number with a part that is no word',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "{price}{01}", ',
    '23:33 /properties/note/x-number  "price" is no part of a number: it is neither a choice, a whole number nor a text of at most 100 characters. Write "yyyy", "yy", "mm", "dd", "name" or "state".',
  ],
  [
    'a number with a list of choices',
    '"note": { "type": "string", ',
    '"kinds": { "type": "array", "items": { "type": "string", "oneOf": [{ "const": "a", "x-label": { "zh": "甲", "en": "A" } }] }, "x-label": { "zh": "种类", "en": "Kinds" } },\n    "note": { "type": "string", "x-number": "{kinds}{01}", ',
    '24:33 /properties/note/x-number  "kinds" is no part of a number: it is neither a choice, a whole number nor a text of at most 100 characters. Write "yyyy", "yy", "mm", "dd", "name" or "state".',
  ],
  [
    'a number beside a pattern',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "{01}", "pattern": "^a", ',
    '23:33 /properties/note/x-number  "note" gets its number from the server. Remove "pattern" or "x-number".',
  ],
  [
    'a number that does not fit',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-number": "A{01}", "maxLength": 5, ',
    '23:33 /properties/note/x-number  A number of "note" can have 10 characters. Write "maxLength": 10, or leave it out.',
  ],
  [
    'an option of another input',
    '"x-widget": "tags"',
    '"x-widget": "images", "x-widget-options": { "height": 300 }',
    '35:51 /properties/tags/x-widget-options/height  The input of "tags", "images", has no "height". It goes with "x-widget": "richText".',
  ],
  [
    'an option with a slip',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-widget": "image", "x-widget-options": { "maxsize": "2M" }, ',
    '23:76 /properties/note/x-widget-options/maxsize  "x-widget-options" has no "maxsize". Write "maxSize".',
  ],
  [
    'a size that is none',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-widget": "file", "x-widget-options": { "maxSize": "large" }, ',
    '23:75 /properties/note/x-widget-options/maxSize  "large" is not a size. For image, images, file, files and textUpload: the maximum size of a file, e.g. "500K", "2M" or "1.5G". Larger files are not uploaded. Default for pictures: 2M.',
  ],
  [
    'a size as people write it',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-widget": "file", "x-widget-options": { "maxSize": "2 MB" }, ',
    '23:75 /properties/note/x-widget-options/maxSize  "2 MB" is not a size. Write "2M".',
  ],
  [
    'a shape for pictures that are not cut',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-widget": "image", "x-widget-options": { "cropRatio": 1 }, ',
    '23:76 /properties/note/x-widget-options/cropRatio  The pictures of "note" are not cut. Write "cropper": true beside it, or leave it out.',
  ],
  [
    'a number in a list',
    '"x-widget": "tags"',
    '"x-number": "{01}"',
    '35:7 /properties/tags/x-number  "x-number" does not suit the array "tags". It goes on a text property of the entity itself.',
  ],
  [
    'an expression that breaks off',
    '"x-at-most": "price"',
    '"x-computed": "price *"',
    '22:50 /properties/least/x-computed  The expression breaks off at character 8: Expected expression after *. Write it as in "round(price * count, 2)" or "sum(lines, price * count)".',
  ],
  [
    'an expression of what does not exist',
    '"x-at-most": "price"',
    '"x-computed": "prise * 2"',
    '22:50 /properties/least/x-computed  There is no property "prise". Write "price".',
  ],
  [
    'an expression with an unknown function',
    '"x-at-most": "price"',
    '"x-computed": "rounded(price, 2)"',
    '22:50 /properties/least/x-computed  There is no function "rounded". Write "round".',
  ],
  [
    'an expression with a function of other languages',
    '"x-at-most": "price"',
    '"x-computed": "if(price > 2, 1, 0)"',
    '22:50 /properties/least/x-computed  There is no function "if". Write "condition ? a : b".',
  ],
  [
    'an expression with a function of a library',
    '"x-at-most": "price"',
    '"x-computed": "Math.round(price)"',
    '22:50 /properties/least/x-computed  There is no function "Math.round". Write "round".',
  ],
  [
    'an expression whose conditions a word joins',
    '"x-at-most": "price"',
    '"x-computed": "(price > 1 and price < 9) ? 1 : 2"',
    '22:50 /properties/least/x-computed  Two expressions stand beside each other. Write "a && b".',
  ],
  [
    'an average of rows',
    '"x-at-most": "price"',
    '"x-computed": "average(rows, n)"',
    '22:50 /properties/least/x-computed  There is no function "average". Write "sum(lines, price) / count(lines)".',
  ],
  [
    'an expression with a function for texts',
    '"x-at-most": "price"',
    '"x-computed": "length(name)"',
    '22:50 /properties/least/x-computed  There is no function "length". Do without it: texts are only compared and joined.',
  ],
  [
    'a sum of a list by its part',
    '"x-at-most": "price"',
    '"x-computed": "sum(tags.n)"',
    '22:50 /properties/least/x-computed  "sum" takes the list by its name alone. Write "sum(tags, n)" or "count(tags)".',
  ],
  [
    'a sum of a list that is inside of rows',
    '"x-at-most": "price"',
    '"x-computed": "sum(tags.parts, n)"',
    '22:50 /properties/least/x-computed  "sum" takes the list by its name alone. Sum it in a property of the row, and write "sum(tags, …)" with that.',
  ],
  [
    'a default from elsewhere by its name alone',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-default": "name", ',
    '23:33 /properties/note/x-default  "x-default" must be an object. Write { "property": "name" }.',
  ],
  [
    'a default of the moment by its name alone',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-default": "now", ',
    '23:33 /properties/note/x-default  "x-default" must be an object. Write { "now": true }.',
  ],
  [
    'a list with the input of one',
    '"x-widget": "tags"',
    '"x-widget": "image"',
    '35:7 /properties/tags/x-widget  The widget "image" does not suit the array "tags". Write "images".',
  ],
  [
    'an expression of a secret',
    '"x-at-most": "price"',
    '"x-computed": "key * 2"',
    '22:50 /properties/least/x-computed  Nothing is computed from "key": it is neither a number, a text, a truth value, a date nor a time that is stored. Take it out of the expression.',
  ],
  [
    'an expression that adds texts',
    '"x-at-most": "price"',
    '"x-computed": "name + note"',
    '22:50 /properties/least/x-computed  "+" takes a number where a text stands. Write concat(…, …) for texts.',
  ],
  [
    'an expression that gives a text for a number',
    '"x-at-most": "price"',
    '"x-computed": "concat(name, note)"',
    '22:50 /properties/least/x-computed  The expression gives a text, and "least" holds a number. Change the type or the expression.',
  ],
  [
    'an expression that rounds to what is computed',
    '"x-at-most": "price"',
    '"x-computed": "round(price, price)"',
    '22:50 /properties/least/x-computed  "round" needs to know how many digits stay after the point. Write a whole number from 0 to 10: "round(price * count, 2)".',
  ],
  [
    'an expression that sums no list',
    '"x-at-most": "price"',
    '"x-computed": "sum(tags, price)"',
    '22:50 /properties/least/x-computed  "tags" is no list of objects. Remove it.',
  ],
  [
    'an expression with two outcomes of different types',
    '"x-at-most": "price"',
    '"x-computed": "price > 1 ? price : name"',
    '22:50 /properties/least/x-computed  ":" takes a number where a text stands. Write a number there.',
  ],
  [
    'a moment as the default of a text',
    '"note": { "type": "string", ',
    '"note": { "type": "string", "x-default": { "now": true }, ',
    '23:33 /properties/note/x-default  "note" is neither a date nor a time. Write "now" for "format": "date" or "date-time".',
  ],
  [
    'an author that is no user',
    '"x-reference": { "entity": "item", "onDelete": "clear" },\n      "x-label": { "zh": "所属", "en": "Owner" }',
    '"x-reference": { "entity": "item", "onDelete": "clear" }, "x-auto": "createdBy",\n      "x-label": { "zh": "所属", "en": "Owner" }',
    '27:65 /properties/owner_id/x-auto  "owner_id" refers to no user who could be deleted. Write "x-reference": { "entity": "user", "onDelete": "clear" } beside it.',
  ],
  [
    'a match on a number',
    '"x-unit": "money"',
    '"x-match": "equals"',
    '21:34 /properties/price/x-match  "x-match" does not suit the number "price". It goes on a text property of the entity itself.',
  ],
  [
    'a condition of a move that is written as values',
    '"to": "shut", "label"',
    '"to": "shut", "when": { "price": 2 }, "label"',
    '65:71 /properties/state/x-states/moves/0/when/price  "price" is not a keyword. Write "properties": { "price": { "const": 2 } }.',
  ],
  [
    'locks that are written as states alone',
    '"moves": [',
    '"locked": ["shut"], "moves": [',
    '64:20 /properties/state/x-states/locked/0  An item of "locked" must be an object. Write { "in": ["shut"] }.',
  ],
  [
    'a default that a database would compute',
    '"x-label": { "zh": "备注", "en": "Note" }',
    '"format": "date", "default": "now()", "x-label": { "zh": "备注", "en": "Note" }',
    '23:89 /properties/note/default  The default "now()" is not allowed by the schema: must match format "date". Write "x-default": { "now": true } instead.',
  ],
  [
    'choices by the word of another tool',
    '"x-label": { "zh": "备注", "en": "Note" }',
    '"options": ["a"], "x-label": { "zh": "备注", "en": "Note" }',
    '23:71 /properties/note/options  "options" is not a keyword. Write "oneOf": [{ "const": "…", "x-label": { "zh": "…", "en": "…" } }, …].',
  ],
  [
    'a default outside the options',
    '"default": "open"',
    '"default": "opened"',
    '60:7 /properties/state/default  The default "opened" is not allowed by the schema: must be equal to one of the allowed values. Write "open" or "shut".',
    '63:9 /properties/state/x-states/initial  The default "opened" is no state that a record may start in. Add "opened", or change "default".',
  ],
  [
    'bounds that leave no room',
    '"maxLength": 20',
    '"minLength": 30, "maxLength": 20',
    '20:33 /properties/name/minLength  No value has at least 30 and at most 20. Write a "minLength" that is not above "maxLength".',
  ],
  [
    'a pattern that is none',
    '"maxLength": 20',
    '"pattern": "[a-"',
    '20:33 /properties/name/pattern  "[a-" is not a regular expression: Unterminated character class. Regular expression (with Unicode) that a part of the text must match. Use ^ and $ to match the whole text.',
  ],
  [
    'a required name that is not declared',
    '["name", "price", "state"]',
    '["nme", "price", "state"]',
    '18:16 /required/0  "nme" is required but not among the properties. Write "name".',
  ],
  [
    'a display that does not exist',
    '"display": "name"',
    '"display": "nam"',
    '7:5 /x-entity/display  There is no property "nam". Write "name".',
  ],
  [
    'a display that people cannot read',
    '"display": "name"',
    '"display": "key"',
    '7:5 /x-entity/display  "key" does not fit here: people could not read it. Write "name", "price", "least", "note", "owner_id", "state" or "created_at".',
  ],
  [
    'a search in something other than text',
    '"search": ["name"]',
    '"search": ["name", "price"]',
    '9:24 /x-entity/search/1  "price" does not fit here: only texts can be searched. Write "name", "note" or "state".',
  ],
  [
    'an order by a list',
    '"-created_at"',
    '"-tags"',
    '8:15 /x-entity/order/0  "tags" does not fit here: records cannot be sorted by it. Write "name", "price", "least", "note", "owner_id", "state" or "created_at".',
  ],
  [
    'a column that does not exist',
    '"source": "price", "width"',
    '"source": "prize", "width"',
    '10:24 /x-entity/list/1/source  There is no property "prize". Write "price".',
  ],
  [
    'a column that stands twice',
    '"list": ["name",',
    '"list": ["name", "name",',
    '10:22 /x-entity/list/1  "name" stands twice in "list". Keep one of them.',
  ],
  [
    'a filter on a part of what is referred to',
    '"filters": ["name"',
    '"filters": ["owner_id.username"',
    '11:17 /x-entity/filters/0  "owner_id.username" is a part of "owner_id"; only properties of the record itself fit here. Write "name", "price", "least", "note", "owner_id", "tags", "friends", "state" or one of 1 more. Calls of the list take "owner_id.username" as a parameter all the same.',
  ],
  [
    'a range of references',
    '{ "source": "price", "as": "range" }',
    '{ "source": "friends", "as": "range" }',
    '11:48 /x-entity/filters/1/as  "friends" has no from and to. Write "match"; ranges are for numbers, dates, moments ("date-time") and times of day ("time-local").',
  ],
  [
    'a range of texts',
    '{ "source": "price", "as": "range" }',
    '{ "source": "note", "as": "range" }',
    '11:45 /x-entity/filters/1/as  "note" has no from and to. Write "match"; ranges are for numbers, dates, moments ("date-time") and times of day ("time-local").',
  ],
  [
    'a field in two groups',
    '"fields": ["name", "price"]',
    '"fields": ["name"] }, { "name": "more", "label": { "zh": "更多", "en": "More" }, "fields": ["name"]',
    '12:165 /x-entity/groups/1/fields/0  "name" already stands in the group "basic". Keep one of them.',
  ],
  [
    'two groups of one name',
    '"fields": ["name", "price"]',
    '"fields": ["name"] }, { "name": "basic", "label": { "zh": "更多", "en": "More" }, "fields": ["price"]',
    '12:99 /x-entity/groups/1/name  Two groups are called "basic". Rename one of them.',
  ],
  [
    'a unique set with a list in it',
    '[["name", "state"]]',
    '[["name", "tags"]]',
    '16:25 /x-entity/unique/0/1  "tags" does not fit here: its values cannot be compared. Write "name", "price", "least", "note", "owner_id", "state" or "created_at".',
  ],
  [
    'a menu group that does not exist',
    '"group": "system"',
    '"group": "systems"',
    '14:15 /x-entity/menu/group  There is no menu group "systems". Write "dashboard", "distribution" or "system". Groups stand in schemas/definitions/menuGroups.json.',
  ],
  [
    'an action of another kind of entity',
    '"display": "name"',
    '"kind": "log"',
    '15:17 /x-entity/actions/0  "create" cannot be done with a log. Write "export".',
    '15:27 /x-entity/actions/1  "edit" cannot be done with a log. Write "export".',
    '62:7 /properties/state/x-states  The records of a log make no moves. Remove "x-states".',
  ],
  [
    'a tree without a parent',
    '"display": "name"',
    '"kind": "tree"',
    '7:5 /x-entity/kind  A tree needs "parent". Write the name of a property that is not required, with "format": "uuid" and "x-reference": { "entity": "item" }.',
  ],
  [
    'a parent that cannot be one',
    '"display": "name"',
    '"kind": "tree", "parent": "name"',
    '7:21 /x-entity/parent  "name" cannot hold the parent: it must refer to "item" and not be required. Write "owner_id".',
  ],
  [
    'a parent of no tree',
    '"display": "name"',
    '"parent": "owner_id"',
    '7:5 /x-entity/parent  A collection has no parents. Write "kind": "tree", or remove "parent".',
  ],
  [
    'a reference to an entity that does not exist',
    '"entity": "item", "onDelete": "clear" },\n      "x-label"',
    '"entity": "itm", "onDelete": "clear" },\n      "x-label"',
    '27:24 /properties/owner_id/x-reference/entity  There is no entity "itm". Write "item".',
  ],
  [
    'a required reference that would be cleared',
    '"price", "state"]',
    '"price", "state", "owner_id"]',
    '24:5 /properties/owner_id  There can be no first record: "owner_id" needs one of "item". Take one of the references out of "required".',
    '27:42 /properties/owner_id/x-reference/onDelete  "owner_id" is required, so it cannot be cleared. Write "refuse" or "cascade", or take it out of "required".',
  ],
  [
    'a name of something that refers to nothing',
    '"x-name-of": "owner_id"',
    '"x-name-of": "name"',
    '30:39 /properties/owner_name/x-name-of  "name" refers to nothing. Write "owner_id".',
  ],
  [
    'a name of nothing',
    '"x-name-of": "owner_id"',
    '"x-name-of": "ownerid"',
    '30:39 /properties/owner_name/x-name-of  There is no property "ownerid" beside it. Write "owner_id".',
  ],
  [
    'a reference in a row that is to be cleared',
    '"properties": {\n          "item_id"',
    '"properties": {\n          "since": { "type": "string", "x-label": { "zh": "起始", "en": "Since" } },\n          "item_id"',
    '48:48 /properties/friends/items/properties/item_id/x-reference/onDelete  "clear" does not suit a reference in a row. Leave it out: what a row refers to cannot be deleted.',
  ],
  [
    'the name of what a row refers to',
    '"onDelete": "clear" },\n            "x-label": { "zh": "物品", "en": "Item" }\n          }',
    '"onDelete": "refuse" },\n            "x-label": { "zh": "物品", "en": "Item" }\n          },\n          "since": { "type": "string", "x-label": { "zh": "起始", "en": "Since" } },\n          "item_name": { "type": "string", "x-name-of": "item_id", "x-label": { "zh": "物品", "en": "Item" } }',
    '51:11 /properties/friends/items/properties/item_name  "item_name" says what the screens say by themselves: they show what a row refers to by its name. Remove it.',
  ],
  [
    'a reference in a list that is not only of rows',
    '"type": "object",\n        "required": ["item_id"],\n        "properties": {',
    '"type": ["object", "string"],\n        "properties": { "since": { "type": "string", "x-label": { "zh": "起始", "en": "Since" } },',
    '40:7 /properties/friends/items  "friends" is no list of rows, so nothing in it can refer to a record. Write "type": "object" with "properties" as its "items".',
  ],
  [
    'a limit that does not exist',
    '"x-at-most": "price"',
    '"x-at-most": "prise"',
    '22:50 /properties/least/x-at-most  There is no property "prise". Write "price".',
  ],
  [
    'a limit that is no number',
    '"x-at-most": "price"',
    '"x-at-most": "name"',
    '22:50 /properties/least/x-at-most  "name" is no number, so no number can be at most that. Write "price".',
  ],
  [
    'a limit that is itself',
    '"x-at-most": "price"',
    '"x-at-most": "least"',
    '22:50 /properties/least/x-at-most  "least" cannot be its own limit. Write "price".',
  ],
  [
    'a condition on a property that does not exist',
    '{ "state": ["open"] }',
    '{ "stat": ["open"] }',
    '23:50 /properties/note/x-show-when/stat  There is no property "stat". Write "state".',
  ],
  [
    'a condition on a value that never is',
    '{ "state": ["open"] }',
    '{ "state": ["opne"] }',
    '23:60 /properties/note/x-show-when/state/0  "state" is never "opne". Write "open" or "shut".',
  ],
  [
    'a renaming from a property that still exists',
    '"maxLength": 20',
    '"x-renamed-from": "note"',
    '20:33 /properties/name/x-renamed-from  "note" still exists. Write the name that the property had before.',
  ],
  [
    'a renaming from its own name',
    '"maxLength": 20',
    '"x-renamed-from": "name"',
    '20:33 /properties/name/x-renamed-from  "name" still exists. Write the name that the property had before.',
  ],
  [
    'two properties renamed from the same one',
    '"maxLength": 20, "x-label": { "zh": "名称", "en": "Name" } },\n    "price": {',
    '"x-renamed-from": "old", "x-label": { "zh": "名称", "en": "Name" } },\n    "price": { "x-renamed-from": "old",',
    '21:16 /properties/price/x-renamed-from  "name" was already renamed from "old". Keep one of them.',
  ],
  [
    'two properties that swap their names',
    '"maxLength": 20, "x-label": { "zh": "名称", "en": "Name" } },\n    "price": {',
    '"x-renamed-from": "price", "x-label": { "zh": "名称", "en": "Name" } },\n    "price": { "x-renamed-from": "name",',
    '20:33 /properties/name/x-renamed-from  "price" still exists. Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.',
    '21:16 /properties/price/x-renamed-from  "name" still exists. Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.',
  ],
  [
    'two times of creation',
    '"note": { "type": "string", "x-show-when": { "state": ["open"] }',
    '"note": { "type": "string", "format": "date-time", "x-auto": "created"',
    '70:5 /properties/created_at  "note" already is the time when a record was created. Keep one of them.',
  ],
  [
    'a pattern that refuses the mask of a secret',
    '"x-secret": "encrypt"',
    '"pattern": "^k", "x-secret": "encrypt"',
    '31:32 /properties/key/pattern  "pattern" would refuse the mask that stands for the secret "key". Remove it; "maxLength" is enough.',
  ],
  [
    'a task that counts by what the list has no filter for',
    '"icon": "Category"',
    `"icon": "Category", ${taskOf('"state": "open"')}`,
    '13:104 /x-entity/tasks/0/where/state  "state" is no filter of the list, so nobody would see why it shows these records. Write "name".',
  ],
  [
    'a task that counts a value that no record has',
    '"filters": ["name", ',
    `${taskOf('"state": "opened"')}, "filters": ["state", `,
    '11:84 /x-entity/tasks/0/where/state  "state" is never "opened". Write "open" or "shut".',
  ],
  [
    'two tasks of one name',
    '"filters": ["name", ',
    `${taskOf('"state": "open"').replace(']', `, ${taskOf('"state": "shut"').slice(10)}`)}, "filters": ["state", `,
    '11:107 /x-entity/tasks/1/name  Two tasks are called "open". Rename one of them.',
  ],
  [
    'a move to a state that does not exist',
    '"to": "shut"',
    '"to": "shutt"',
    '65:47 /properties/state/x-states/moves/0/to  There is no state "shutt". Write "open" or "shut".',
    '62:7 /properties/state/x-states  note: No move leads to the state "shut". Add a move, or let records start in it.',
  ],
  [
    'a move from a state that does not exist',
    '"from": ["open"]',
    '"from": ["opened"]',
    '65:38 /properties/state/x-states/moves/0/from/0  There is no state "opened". Write "open" or "shut".',
  ],
  [
    'a move to where it came from',
    '"from": ["open"]',
    '"from": ["open", "shut"]',
    '65:55 /properties/state/x-states/moves/0/to  The move leads from "shut" to itself. Take it out of "from".',
  ],
  [
    'a first state that does not exist',
    '"initial": ["open"]',
    '"initial": ["open", "ajar"]',
    '63:29 /properties/state/x-states/initial/1  There is no state "ajar". Write "open" or "shut".',
  ],
  [
    'two moves of one code',
    '"code": "reopen"',
    '"code": "shut"',
    '66:13 /properties/state/x-states/moves/1/code  Two moves have the code "shut". Write another code.',
  ],
  [
    'a move with the code of an action',
    '"code": "reopen"',
    '"code": "edit"',
    '66:13 /properties/state/x-states/moves/1/code  "edit" is taken by a call of the entity. Write another code.',
  ],
  [
    "a path of the server's own",
    '"path": "/items"',
    '"path": "/current/items"',
    '5:5 /x-entity/path  "/current" and what is below it belong to the server\'s own calls. Write another path.',
  ],
]

describe('a schema of our dialect', () => {
  it('passes when nothing is wrong with it', () => {
    expect(complaintsAbout({ 'item.json': sample })).toEqual([])
  })

  it.each([...form, ...meaning])(
    'is reported with the place and what to write about %s',
    (_, find, replacement, ...said) => {
      const complaints = complaintsAbout({ 'item.json': replaceInSample(find, replacement) })
      expect(complaints.toSorted()).toEqual(said.map((line) => `schemas/item.json:${line}`).toSorted())
    },
  )

  it('may filter by a list of texts, but not by pictures', () => {
    const filtered = sample.replace('"filters": ["name"', '"filters": ["tags"')
    expect(complaintsAbout({ 'item.json': filtered })).toEqual([])
    const pictures = filtered.replace('"x-widget": "tags"', '"x-widget": "images"')
    expect(complaintsAbout({ 'item.json': pictures })).toEqual([
      'schemas/item.json:11:17 /x-entity/filters/0  "tags" does not fit here: it has no column that can be compared. Write "name", "price", "least", "note", "owner_id", "friends", "state" or "created_at".',
    ])
  })

  it('may count in a task by a list of choices, but not by a value that no item has', () => {
    const choice = (value: string) =>
      `{ "const": "${value}", "x-label": { "zh": "星期${value}", "en": "${value}" } }`
    const days = `"type": "array", "items": { "type": "string", "oneOf": [${choice('mon')}, ${choice('tue')}] }, "x-widget": "select"`
    const counted = (value: string) =>
      sample
        .replace(/"type": "array",\s+"items": \{ "type": "string" \},\s+"x-widget": "tags"/u, days)
        .replace('"filters": ["name"', `${taskOf(`"tags": ${value}`)}, "filters": ["tags"`)
    for (const value of ['"mon"', '["mon", "tue"]'])
      expect(complaintsAbout({ 'item.json': counted(value) })).toEqual([])
    expect(complaintsAbout({ 'item.json': counted('"mn"') })).toEqual([
      expect.stringContaining('"tags" is never "mn". Write "mon"'),
    ])
  })

  it('cannot use the names that a tree needs for its nodes', () => {
    const ofTree = (name: string) =>
      sample
        .replace('"path": "/items",', '"path": "/items", "kind": "tree", "parent": "owner_id",')
        .replace('"note": {', `"${name}": {`)
    const said = (name: string, why: string) => [
      `schemas/item.json:23:5 /properties/${name}  "${name}" is taken: ${why} Rename the property.`,
    ]
    const taken = {
      children: 'The tree answers the nodes below in it.',
      names_above: 'Look-ups answer the names of the nodes above in it.',
    }
    for (const [name, why] of Object.entries(taken)) {
      expect(complaintsAbout({ 'item.json': ofTree(name) })).toEqual(said(name, why))
      expect(complaintsAbout({ 'item.json': replaceInSample('"note": {', `"${name}": {`) })).toEqual([])
    }
  })

  it('may place its records in a calendar by dates and moments, but not by other properties', () => {
    const by = (calendar: string) =>
      sample
        .replace('"icon":', `"calendar": ${calendar}, "icon":`)
        .replace(
          '"note": {',
          '"day": { "type": "string", "format": "date", "x-label": { "zh": "日", "en": "Day" } },\n"note": {',
        )
    const said = (calendar: string) => complaintsAbout({ 'item.json': by(calendar) })
    expect(said('{ "from": "day" }')).toEqual([])
    expect(said('{ "from": "day", "to": "day" }')).toEqual([])
    expect(said('{ "from": "name" }')).toEqual([
      'schemas/item.json:13:19 /x-entity/calendar/from  "name" does not fit here: it says no day; write a property with "format": "date" or "date-time". Write "day" or "created_at".',
    ])
    expect(said('{ "from": "day", "to": "created_at" }')).toEqual([
      'schemas/item.json:13:34 /x-entity/calendar/to  "created_at" does not fit here: it is a moment, and "day" is not. Write "day".',
    ])
    const clash = by('{ "from": "day" }').replace('"owner_name"', '"day_lt"')
    expect(complaintsAbout({ 'item.json': clash })).toEqual([
      'schemas/item.json:13:19 /x-entity/calendar/from  The list is asked by "day_lt" for the days of "day", and that is a property of its own. Rename "day_lt".',
    ])
    expect(said('{ "from": "dya" }')).toEqual([
      'schemas/item.json:13:19 /x-entity/calendar/from  There is no property "dya". Write "day" or "created_at".',
    ])
  })
})
