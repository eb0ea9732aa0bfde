import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { lineOf } from '../../load/readJson.ts'
import type { Dialect } from './Dialect.ts'
import { oursAmong } from './Dialect.ts'
import { propertyAtRoot } from './misplacedWords.ts'
import { nearest } from '../../spelling/nearest.ts'

interface Words {
  message: string
  advice: string
}

const draft07: Readonly<Record<string, string>> = {
  $defs: 'definitions',
  dependentRequired: 'dependencies',
  dependentSchemas: 'dependencies',
  prefixItems: 'items',
  id: '$id',
  unevaluatedProperties: 'additionalProperties',
  unevaluatedItems: 'additionalItems',
  divisibleBy: 'multipleOf',
}

const choice = 'Write "oneOf": [{ "const": "…", "x-label": { "zh": "…", "en": "…" } }, …].'
const reference = 'Write "x-reference": { "entity": "…" }, beside "type": "string", "format": "uuid".'

/** Words of other dialects without a single counterpart here: something else, or several keywords, express them. */
const otherwise: Readonly<Record<string, string>> = {
  nullable: 'Remove it: what is not in "required" may be null.',
  optional: 'Remove it: what is not in "required" may be left out.',
  unique: 'Remove it, and name the property in "unique" of "x-entity".',
  min: 'Write "minimum"; "minLength" for a text, "minItems" for a list.',
  max: 'Write "maximum"; "maxLength" for a text, "maxItems" for a list.',
  options: choice,
  values: choice,
  choices: choice,
  enumNames: choice,
  enumLabels: choice,
  relation: reference,
  relationTo: reference,
  foreignKey: reference,
  primaryKey: 'Remove it: every record has an "id" that the server gives.',
}

interface Place {
  value: Json | undefined
  atRoot: boolean
  dialect: Dialect
  /** The keyword is in a condition and is the name of a property. */
  compared: boolean
}

/** Message and advice for a keyword that does not exist, or is not allowed in its place. */
export function keywordWords(keyword: string, { value, atRoot, dialect, compared }: Place): Words {
  const here = atRoot ? dialect.rootKeywords : dialect.propertyKeywords
  const elsewhere = atRoot ? dialect.propertyKeywords : dialect.rootKeywords
  if (elsewhere.includes(keyword)) {
    const advice = atRoot
      ? `It goes on a property. ${entityKeywordAdvice(keyword)}`.trim()
      : 'It goes at the root of an entity, beside "properties".'
    return { message: `"${keyword}" does not belong here.`, advice }
  }
  const message = `"${keyword}" is not a keyword.`
  if (compared) return { message, advice: `Write "properties": { "${keyword}": ${comparison(value)} }.` }
  const instead = (atRoot ? rootAdvice(keyword, value, dialect) : undefined) ?? lineOf(otherwise, keyword)
  if (instead !== undefined) return { message, advice: instead }
  const modern = lineOf(draft07, keyword)
  const prefixed = oursAmong(here).find((ours) => ours === `x-${keyword}`)
  const meant = modern ?? prefixed ?? nearest(keyword, here)
  if (meant !== undefined) return { message, advice: `Write "${meant}".` }
  return { message, advice: 'Remove it, or let its name begin with "x-" if another tool reads it.' }
}

/** The condition on a property of which only the value was written. */
function comparison(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null)
  if (isJsonObject(value)) return text
  return Array.isArray(value) ? `{ "enum": ${text} }` : `{ "const": ${text} }`
}

function rootAdvice(keyword: string, value: Json | undefined, dialect: Dialect): string | undefined {
  const ofEntity = dialect.entityKeywords.includes(keyword) ? 'Move it into "x-entity".' : undefined
  return propertyAtRoot(value) ?? ofEntity
}

function entityKeywordAdvice(keyword: string): string {
  return keyword === 'x-label' ? 'The label of the entity is "label" in "x-entity".' : ''
}
