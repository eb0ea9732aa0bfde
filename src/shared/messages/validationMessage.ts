import { isKeyOf } from '../isKeyOf.ts'
import type { ValidationError } from '#shared/contracts/Route.ts'
import type { Language, Text } from '#shared/contracts/Text.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { visibleText } from '../validation/visibleText.ts'
import { withinSentence } from '../words/withinSentence.ts'
import { fieldFactOf } from './fieldFact.ts'
import { pointerNames } from './pointerNames.ts'
import { formatTable, requiredTable, typeTable, validationTable } from './validationTable.ts'
import { wordsIn } from './words.ts'

/** The field that a message is about. */
export interface MessageSubject {
  label: string
  /** The help text of the field. */
  help?: string | undefined
  /** The entity or call whose own words for a missing value apply. */
  entity?: string
  /** Returns the label of another property, as in "not more than the price". */
  labelOf?: (property: string) => string
  /** The format of a time of day in this place; absent: the format of the API. */
  time?: string
}

/** A validator's or the server's complaint as a message that names the field by its label. */
export function messageOf(
  complaint: ValidationError | FieldFact,
  subject: string | MessageSubject,
  language: Language,
): string {
  const fact = 'keyword' in complaint ? fieldFactOf(complaint) : complaint
  const {
    label,
    entity,
    help,
    labelOf,
    time = '09:30:00Z',
  } = typeof subject === 'string' ? { label: subject } : subject
  const text =
    fact.message ??
    (eitherOf(fact).length > 0 ? validationTable.requiredEither : undefined) ??
    ownRequired(fact, entity) ??
    (help === undefined ? undefined : helpfulText(fact)) ??
    textOf(fact)
  const property = fact.params?.['property']
  const other = typeof property === 'string' ? (labelOf?.(property) ?? property) : property
  const choices = fact.params?.['choices']
  return wordsIn(text, language, {
    ...fact.params,
    choices: isText(choices) ? choices[language] : choices,
    scale: decimalsOf(fact),
    property: other,
    either: new Intl.ListFormat(language, { type: 'disjunction' }).format(
      eitherOf(fact).map((name) => withinSentence(labelOf?.(name) ?? name, language)),
    ),
    time,
    label,
    labelInText: withinSentence(label, language),
    help,
  })
}

/** The properties of which one would be enough. */
function eitherOf({ params }: FieldFact): string[] {
  return [params?.['either'] ?? []].flat().map(String)
}

function ownRequired(fact: FieldFact, entity: string | undefined): Text | undefined {
  if (entity === undefined || !isMissing(fact)) return undefined
  const names = pointerNames(fact.path)
  return names.length === 1 ? requiredTable[entity]?.[names[0] ?? ''] : undefined
}

const missing: ReadonlySet<string> = new Set(['required', 'dependencies'])

/** Whether a value counts as missing: to a person filling in a form, an empty or blank text and an empty list do too. */
function isMissing({ code, params }: FieldFact): boolean {
  if (missing.has(code) || (code === 'pattern' && params?.['pattern'] === visibleText)) return true
  return (code === 'minLength' || code === 'minItems') && params?.['limit'] === 1
}

/** The words about the field instead of a regular expression, which means nothing to most people. */
function helpfulText(fact: FieldFact): Text | undefined {
  return fact.code === 'pattern' && !isMissing(fact) ? validationTable.patternOf : undefined
}

function textOf(fact: FieldFact): Text {
  const { code, params } = fact
  if (isKeyOf(errorTable, code)) return errorTable[code]
  if (code === 'type') return typeTable[expectedType(params?.['type'])] ?? validationTable.type
  if (code === 'false schema') return typeTable['null'] ?? validationTable.type
  if (code === 'format') return textOfFormat(String(params?.['format']))
  if (code === 'enum' && isText(params?.['choices'])) return validationTable.enumOf
  if (code === 'minItems' && isMissing(fact)) return validationTable.emptyList
  if (code === 'wellFormed' && params?.['nests'] === true) return validationTable.wellFormedInside
  if (isMissing(fact)) return validationTable.required
  if (code === 'discriminator')
    return params?.['error'] === 'tag' ? validationTable.choose : validationTable.enum
  if (code === 'multipleOf') return textOfMultiple(fact)
  if (code === 'atMost' && typeof params?.['format'] === 'string') return validationTable.atMostMoment
  return isKeyOf(validationTable, code) ? validationTable[code] : validationTable.invalid
}

function textOfFormat(format: string): Text {
  return isKeyOf(formatTable, format) ? formatTable[format] : validationTable.format
}

function textOfMultiple(fact: FieldFact): Text {
  const scale = decimalsOf(fact)
  if (scale === 0) return typeTable['integer'] ?? validationTable.multipleOf
  return scale === undefined ? validationTable.multipleOf : validationTable.decimals
}

/** The number of decimals that a `multipleOf` of 1, 0.1, 0.01 … allows. */
function decimalsOf({ code, params }: FieldFact): number | undefined {
  const step = params?.['multipleOf']
  if (code !== 'multipleOf' || typeof step !== 'number') return undefined
  const scale = Math.round(-Math.log10(step))
  return scale >= 0 && Number(`1e-${scale}`) === step ? scale : undefined
}

/** The first type that is not null; validators give a list of types, or their names joined by commas. */
function expectedType(type: unknown): string {
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',')
  return types.find((each) => each !== 'null') ?? 'null'
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
}
