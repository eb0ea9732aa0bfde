import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Document } from '../../load/Document.ts'
import type { Problem } from '../../load/Problem.ts'
import { pointerOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemaKinds, subschemasOf } from '../../load/subschemas.ts'
import { nearest } from '../../spelling/nearest.ts'
import { oursAmong } from './Dialect.ts'
import type { Dialect } from './Dialect.ts'

// In a shorter word two wrong letters are too many for a slip: from is not format.
const shortest = 7

/** The keywords of all drafts and of OpenAPI. */
const keywords: readonly string[] = [
  ...Object.keys(subschemaKinds),
  '$schema',
  '$id',
  'id',
  '$ref',
  '$anchor',
  '$comment',
  '$vocabulary',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  'type',
  'enum',
  'const',
  'format',
  'default',
  'title',
  'description',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  'minLength',
  'maxLength',
  'pattern',
  'multipleOf',
  'divisibleBy',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'required',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'extends',
  'disallow',
  'nullable',
  'discriminator',
  'example',
  'externalDocs',
  'xml',
]

/** Finds words of a plain schema that are nearly keywords: JSON Schema ignores them, which no author intends. */
export function checkSlips(document: Document, dialect: Dialect): Problem[] {
  const ours = oursAmong([...dialect.rootKeywords, ...dialect.propertyKeywords])
  const visit = (schema: Json, path: Path): Problem[] => {
    if (!isJsonObject(schema)) return []
    const strange = Object.keys(schema).filter((key) => !key.startsWith('x-') && !keywords.includes(key))
    return [
      ...strange.flatMap((key) => slip(document, [...path, key], ours)),
      ...subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path])),
    ]
  }
  return visit(document.value, [])
}

function slip(document: Document, path: Path, ours: readonly string[]): Problem[] {
  const keyword = String(path.at(-1))
  const meant = nearest(keyword, keywords, keyword.length < shortest ? 1 : 2) ?? nearest(keyword, ours, 0)
  if (meant === undefined) return []
  const place = { ...document.positionOf(path), pointer: pointerOf(path), keyword }
  const message = `"${keyword}" is not a keyword and is ignored.`
  return [{ ...place, message, advice: `Did you mean "${meant}"?`, severity: 'note' }]
}
