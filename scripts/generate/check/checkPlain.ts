import { Ajv } from 'ajv'
import type { ErrorObject } from 'ajv'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { pathOf, textOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { subschemasOf } from '../load/subschemas.ts'
import { knownFormats } from '../model/types/knownFormats.ts'
import { typesOf } from '../model/types/typesOf.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { typeWords } from './form/typeWords.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** The same as in the names of menus in schemas/menu.json. */
const longestMenuName = 100

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, verbose: true })

/** A JSON Schema from elsewhere meets the conditions for becoming an entity. */
export const checkPlain: Rule = (subject) => {
  if (subject.schema.dialect) return []
  const { value } = subject.schema
  return [...isEntity(subject), ...longTitle(value), ...metaSchema(value), ...formats(value, [])]
}

function isEntity({ schema: { value } }: Subject): Complaint[] {
  const types = typesOf(value)
  if (types.every((type) => type === 'object')) return []
  const message = `An entity is an object, but the schema describes ${types.map((type) => `"${type}"`).join(' or ')}.`
  return [{ path: ['type'], message, advice: 'Describe one record: "type": "object" with "properties".' }]
}

function longTitle(value: Json): Complaint[] {
  const { length } = textOf(objectOf(value)['title'])?.trim() ?? ''
  if (length <= longestMenuName) return []
  const message = `The title has ${length} characters, and is the name of a menu, of at most ${longestMenuName}.`
  return [{ path: ['title'], message, advice: 'Shorten it.' }]
}

function metaSchema(value: Json): Complaint[] {
  if (ajv.validateSchema({ ...objectOf(value), $schema: 'http://json-schema.org/draft-07/schema#' }) === true)
    return []
  const errors = (ajv.errors ?? []).filter(({ keyword }) => !['anyOf', 'if'].includes(keyword))
  const places = [...new Set(errors.map(({ instancePath }) => instancePath))]
  // The objects around a mistake are refused only because of it. Where a place may hold several types, the first is meant.
  const innermost = places.filter((place) => !places.some((other) => other.startsWith(`${place}/`)))
  return innermost.flatMap((place) => {
    const error = errors.find(({ instancePath }) => instancePath === place)
    return error ? [metaComplaint(error)] : []
  })
}

function metaComplaint(error: ErrorObject): Complaint {
  const path = pathOf(error.instancePath)
  const named = path.findLast((part) => !/^\d+$/.test(part)) ?? 'The schema'
  if (error.keyword === 'enum' && typeof error.data === 'string') {
    const allowed = [error.params['allowedValues']].flat().map(String)
    return { path, message: `"${named}" cannot be "${error.data}".`, advice: insteadOf(error.data, allowed) }
  }
  if (error.keyword === 'type') return { path, ...typeWords(error, `"${named}"`) }
  return {
    path,
    message: `"${named}" is not valid JSON Schema: it ${error.message ?? 'is not allowed'}.`,
    advice: 'See the reference at https://json-schema.org.',
  }
}

function formats(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const format = textOf(schema['format'])
  const here: Complaint[] =
    format === undefined || knownFormats.has(format)
      ? []
      : [
          {
            path: [...path, 'format'],
            message: `The format "${format}" is not checked.`,
            advice: typesOf(schema).includes('string')
              ? 'Add a "pattern" if it matters.'
              : 'Add "minimum" and "maximum" if it matters.',
            severity: 'note',
          },
        ]
  return [
    ...here,
    ...subschemasOf(schema).flatMap((inner) => formats(inner.schema, [...path, ...inner.path])),
  ]
}
