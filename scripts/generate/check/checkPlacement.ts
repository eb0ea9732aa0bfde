import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { widgets } from '#shared/fields/widgets.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { lineOf, textOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { subschemasOf } from '../load/subschemas.ts'
import { optionMembers } from '../model/types/options.ts'
import { typesOf } from '../model/types/typesOf.ts'
import { quotedChoice } from '../spelling/nearest.ts'
import { widgetFits } from './widgetFits.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

/** The places and types on which our keywords are allowed. */
export const checkPlacement: Rule = ({ schema }) => visit(schema.value, [])

function visit(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  // Such rows are described by the schema of another entity, which is checked itself.
  const { items, ...own } = schema
  const inside =
    schema['x-children'] === undefined ? { ...own, ...(items === undefined ? {} : { items }) } : own
  const here = Object.keys(schema).flatMap((keyword) => placeOf(keyword, schema, path))
  return [
    ...here,
    ...widgetOfItems(schema, path),
    ...subschemasOf(inside).flatMap((inner) => visit(inner.schema, [...path, ...inner.path])),
  ]
}

/** One input draws a whole list, so a widget of its items matters only if that input is built from it. */
function widgetOfItems({ items, 'x-widget': own }: JsonObject, path: Path): Complaint[] {
  if (!isJsonObject(items) || items['x-widget'] === undefined || own !== undefined) return []
  return [
    {
      path: [...path, 'items', 'x-widget'],
      message: `The items of "${String(path.at(-1) ?? '')}" have no input of their own.`,
      advice: 'Write "x-widget" beside "items", or leave it out.',
    },
  ]
}

interface Place {
  fits: (schema: JsonObject, path: Path) => boolean
  advice: string
}

const ofNames =
  'It goes on a property of the entity itself, or on one of the rows of a list, of an object or of an alternative. Deeper inside, let the old name stand beside the new one, save the records with the new one, and take the old one away then.'

// Migrations convert a column, not the values inside its JSON.
const ofWholeValues =
  'It goes on a property of the entity itself. Inside of one, let a new property stand beside the old one, save the records with that, and take the old one away then.'

const ofParts =
  'of the entity itself, of the rows of a list or of an object. For what is deeper inside, make the rows records of their own, with "x-children".'

/** The keywords by which a computed value may be refused with a message of the schema's own. */
const limiting = [
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
]

/** The keywords of properties whose value a duplicate does not take over. */
const neverCopied = [
  'readOnly',
  'x-auto',
  'x-computed',
  'x-name-of',
  'x-number',
  'x-private',
  'x-secret',
  'x-states',
  'x-unique',
]

const places: Readonly<Record<string, Place>> = {
  'x-unit': { fits: (schema) => isType(schema, 'number'), advice: 'It goes on "type": "number".' },
  'x-secret': {
    fits: (schema, path) => isTop(path) && isType(schema, 'string') && optionMembers(schema).length === 0,
    advice: 'It goes on a text property of the entity itself.',
  },
  'x-private': {
    fits: (schema, path) => isTop(path) && keepsFiles(schema),
    advice:
      'It goes on a property of the entity itself with "x-widget": "file", "files", "image" or "images" that is answered. Rows with private files are records of another entity, shown by "x-children".',
  },
  'x-copy': {
    fits: (schema, path) => isTop(path) && !neverCopied.some((word) => isSaid(schema[word])),
    advice:
      'It goes on a property of the entity itself. Values that people do not fill in, unique ones, secrets, private files and states are not copied anyway.',
  },
  'x-unique': {
    fits: (schema, path) =>
      isTop(path) && ['string', 'integer', 'number'].some((type) => isType(schema, type)),
    advice: 'It goes on a text or number of the entity itself.',
  },
  'x-reference': {
    fits: (schema, path) =>
      isType(schema, 'string') && schema['format'] === 'uuid' && (isTop(path) || isItem(path)),
    advice:
      'It goes on "type": "string", "format": "uuid", of the entity itself or in the items of a list of references.',
  },
  'x-name-of': {
    fits: (_, path) => isTop(path) || isItem(path),
    advice: 'It goes on a property beside the reference.',
  },
  'x-match': {
    fits: (schema, path) => isTop(path) && isType(schema, 'string'),
    advice: 'It goes on a text property of the entity itself.',
  },
  'x-at-most': {
    fits: (schema, path) =>
      (isTop(path) || isPart(path)) &&
      (['number', 'integer'].some((type) => isType(schema, type)) || isOfTime(schema)),
    advice: `It goes on a number, a date, a moment ("date-time") or a time of day ("time-local") ${ofParts}`,
  },
  'x-auto': {
    fits: (schema, path) => isTop(path) && schema['format'] === (isBy(schema) ? 'uuid' : 'date-time'),
    advice:
      'It goes on "type": "string", "format": "date-time", of the entity itself; createdBy and updatedBy go on a reference to "user".',
  },
  'x-computed': {
    fits: (_, path) => isTop(path) || isPart(path),
    advice: `It goes on a property ${ofParts}`,
  },
  'x-message': {
    fits: (schema) =>
      schema['x-computed'] !== undefined && limiting.some((word) => schema[word] !== undefined),
    advice: 'It goes beside "x-computed", on a property with bounds or a "const".',
  },
  'x-children': {
    fits: (schema, path) => isTop(path) && isType(schema, 'array'),
    advice: 'It goes on "type": "array" of the entity itself, without "items".',
  },
  'x-number': {
    fits: (schema, path) => isTop(path) && isType(schema, 'string'),
    advice: 'It goes on a text property of the entity itself.',
  },
  'x-default': { fits: (_, path) => isTop(path), advice: 'It goes on a property of the entity itself.' },
  'x-states': {
    fits: (schema, path) => isTop(path) && isType(schema, 'string') && optionMembers(schema).length > 0,
    advice: 'It goes on a text property of the entity itself whose options are listed in "oneOf".',
  },
  'x-renamed-from': {
    fits: (_, path) => isTop(path) || isPart(path.filter((_key, at) => !isAlternative(path, at))),
    advice: ofNames,
  },
  'x-convert': { fits: (_, path) => isTop(path), advice: ofWholeValues },
  'x-show-when': {
    fits: (_, path) => isTop(path) || isPart(path),
    advice: `It goes on a property ${ofParts}`,
  },
  'x-help': { fits: (_, path) => path.at(-2) === 'properties', advice: 'It goes on a property.' },
  'x-widget': {
    fits: (schema) => widgetFits(schema),
    advice: 'Choose one that suits the type, or leave it out.',
  },
}

function placeOf(keyword: string, schema: JsonObject, path: Path): Complaint[] {
  const place = lineOf(places, keyword)
  if (!place || place.fits(schema, path)) return []
  const value = schema[keyword]
  const what =
    keyword === 'x-widget'
      ? `The widget ${JSON.stringify(value)} does not suit`
      : `"${keyword}" does not suit`
  const advice = (keyword === 'x-widget' ? widgetInstead(schema) : undefined) ?? place.advice
  return [{ path: [...path, keyword], message: `${what} ${nounOf(schema, path)}.`, advice }]
}

/** The widgets that a schema may name. */
const namedWidgets = Object.entries(widgets).flatMap(([name, { named }]) => (named ? [name] : []))

/** Lists have inputs of their own where a single value has one for one picture or file. */
function widgetInstead(schema: JsonObject): string | undefined {
  const widget = textOf(schema['x-widget']) ?? ''
  const fitting = namedWidgets.filter((name) => widgetFits({ ...schema, 'x-widget': name }))
  const other = [`${widget}s`, widget.replace(/s$/u, '')].find((name) => fitting.includes(name))
  if (other !== undefined) return `Write "${other}".`
  return fitting.length === 0 ? undefined : `Write ${quotedChoice(fitting)}, or leave it out.`
}

function nounOf(schema: JsonObject, path: Path): string {
  const type = typesOf(schema)[0] ?? 'value'
  const depth = isTop(path) || isItem(path) ? '' : ' in this place'
  return `the ${type} "${String(path.at(-1) ?? '')}"${depth}`
}

function isType(schema: JsonObject, type: string): boolean {
  const types = typesOf(schema)
  return types.length === 1 && types[0] === type
}

/** Whether the schema is a file, or a list of files, that the server answers. */
function keepsFiles(schema: JsonObject): boolean {
  const isHidden = schema['x-secret'] !== undefined || schema['writeOnly'] === true
  return ['file', 'files', 'image', 'images'].includes(textOf(schema['x-widget']) ?? '') && !isHidden
}

function isSaid(keyword: Json | undefined): boolean {
  return keyword !== undefined && keyword !== false
}

function isBy(schema: JsonObject): boolean {
  return schema['x-auto'] === 'createdBy' || schema['x-auto'] === 'updatedBy'
}

/** Whether the schema is a date or a time. */
function isOfTime(schema: JsonObject): boolean {
  return (
    isType(schema, 'string') && ['date', 'date-time', 'time-local'].includes(textOf(schema['format']) ?? '')
  )
}

/** Whether the path is a property of the entity itself. */
function isTop(path: Path): boolean {
  return path.length === 2 && path[0] === 'properties'
}

/** Whether the path is the items of a list of the entity itself, or a property of them. */
function isItem(path: Path): boolean {
  if (path[0] !== 'properties' || path[2] !== 'items') return false
  return path.length === 3 || (path.length === 5 && path[3] === 'properties')
}

/** Whether the path's key at an index belongs to an alternative: its keyword or its index. */
function isAlternative(path: Path, at: number): boolean {
  const isOfProperty = path.indexOf('oneOf') === 2 || (path.indexOf('oneOf') === 3 && path[2] === 'items')
  return isOfProperty && (at === path.indexOf('oneOf') || at === path.indexOf('oneOf') + 1)
}

/** Whether the path is a property of the rows of a list, or of an object, of the entity itself. */
function isPart(path: Path): boolean {
  if (path[0] !== 'properties' || path.at(-2) !== 'properties') return false
  return path.length === 4 || (path.length === 5 && path[2] === 'items')
}
