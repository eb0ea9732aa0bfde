import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { lineOf, textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import { knownFormats } from '../../model/types/knownFormats.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Notes keywords that do not apply to the type beside them: JSON Schema ignores them, which no author intends. */
export const checkIdleKeywords: Rule = ({ schema }) => visit(schema.value, [])

const aboutTexts = { types: ['string'], of: 'texts' }
const aboutNumbers = { types: ['number', 'integer'], of: 'numbers' }
const aboutLists = { types: ['array'], of: 'lists' }
const aboutObjects = { types: ['object'], of: 'objects' }

const subjects: Readonly<Record<string, { types: readonly string[]; of: string }>> = {
  minLength: aboutTexts,
  maxLength: aboutTexts,
  pattern: aboutTexts,
  format: aboutTexts,
  minimum: aboutNumbers,
  maximum: aboutNumbers,
  exclusiveMinimum: aboutNumbers,
  exclusiveMaximum: aboutNumbers,
  multipleOf: aboutNumbers,
  items: aboutLists,
  minItems: aboutLists,
  maxItems: aboutLists,
  uniqueItems: aboutLists,
  contains: aboutLists,
  properties: aboutObjects,
  required: aboutObjects,
  patternProperties: aboutObjects,
  propertyNames: aboutObjects,
  minProperties: aboutObjects,
  maxProperties: aboutObjects,
  dependencies: aboutObjects,
}

function visit(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  const inside = subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path]))
  return [...idleIn(schema, path), ...inside]
}

function idleIn(schema: JsonObject, path: Path): Complaint[] {
  const types = [textOf(schema['type']) ?? textsOf(schema['type'])].flat()
  if (types.length === 0) return []
  return Object.keys(schema).flatMap((keyword): Complaint[] => {
    const about = lineOf(subjects, keyword)
    if (!about || about.types.some((type) => types.includes(type))) return []
    // Formats that are not checked, such as int32 of a number, are noted by another rule.
    if (keyword === 'format' && !knownFormats.has(textOf(schema['format']) ?? '')) return []
    const message = `"${keyword}" is about ${about.of} and is ignored: the type is "${types.join('" or "')}".`
    const advice = 'Remove it, or change the type.'
    return [{ path: [...path, keyword], message, advice, severity: 'note' }]
  })
}
