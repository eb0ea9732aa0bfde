import type { Json } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Language, Text } from '#shared/contracts/Text.ts'
import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { narrowNumber } from '#shared/fields/narrowNumber.ts'
import { exportWords } from '#shared/messages/exportWords.ts'
import { valueLabel } from '../../plugins/labels.ts'
import { maxDepth, exceededBound } from '../../plugins/bodies/exceededBound.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'
import { textOf } from '../entity/textOf.ts'
import { cellDamageOf } from '#shared/fields/spreadsheetCell.ts'
import { CellFault } from './CellFault.ts'
import { readClock, readDay, readMoment, readTime } from './readMoment.ts'

/** Finds ids of records by the names in a file. */
export interface NamedIds {
  /** The id itself, or the id of the only record with this name or code. */
  idOf(field: Field, text: string): string
}

/** The facts needed to read a cell. */
export interface CellContext {
  entity: string
  field: Field
  /** The property's types, as in the body's schema. */
  types: readonly string[]
  /** The types of the items of its list. */
  itemTypes: readonly string[]
  ids: NamedIds
  zone: string
}

type Read = (text: string, reading: CellContext) => Json

/** The value of a spreadsheet's text, written as the list shows it or as the API answers it. */
export function readCell(text: string, reading: CellContext): Json {
  return readers[factsOf(reading.field.type).cell](text, reading)
}

/**
 * Limits of parts and names in a cell. Each takes microseconds in which no other call is answered; a call's body is limited
 * by its length instead.
 */
const partsAtMost = 20_000
const namesAtMost = 10_000

/** The parts of a cell with several values. */
export function partsOf(text: string): string[] {
  const parts = text.startsWith('[') ? listIn(text).map(textOf) : separated(text)
  if (parts.length > partsAtMost) throw tooMany(partsAtMost)
  return parts
}

function separated(text: string): string[] {
  const parts = text.split(/[,，、;；\n]/u).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function tooMany(most: number): CellFault {
  return new CellFault('cellTooMany', { most })
}

function listIn(text: string): readonly Json[] {
  const list = parsed(text, 'type', { type: 'array' })
  if (!Array.isArray(list)) throw new CellFault('type', { type: 'array' })
  return list
}

const asText: Read = (text) => {
  const loss = cellDamageOf(text)
  if (loss) throw new CellFault(loss, { lost: text })
  return text
}

const asJson: Read = (text) => parsed(text, 'cellJson')

/** Reads JSON of a type that the property takes as its value, including a quoted text; any other text is kept as text. */
const textOrJson: Read = (text, { types }) => {
  if (boundExceeded(text) !== undefined || roundedNumberIn(text)) return text
  try {
    const value: Json = JSON.parse(text, taken)
    return isOneOf(types, value) ? value : text
  } catch {
    return text
  }
}

function isOneOf(types: readonly string[], value: Json): boolean {
  if (value === null || Array.isArray(value)) return types.includes(value === null ? 'null' : 'array')
  const type = typeof value
  return types.includes(type) || (type === 'number' && types.includes('integer') && Number.isInteger(value))
}

const asList: Read = (text) => partsOf(text)

const readers: Readonly<Record<CellForm, Read>> = {
  text: asText,
  integer: numberOf,
  number: numberOf,
  money: numberOf,
  percent: (text, reading) => numberOf(text.replace(/[%％]$/u, ''), reading),
  truth: truthOf,
  choice: choiceOf,
  choices: (text, reading) => partsOf(text).map((part) => choiceOf(part, ofItems(reading))),
  reference: (text, { ids, field }) => ids.idOf(field, text),
  references: (text, { ids, field }) => {
    const key = field.reference?.key
    const found = partsOf(text).map((part) => ids.idOf(field, idIn(part, key)))
    return key === undefined ? found : found.map((id) => ({ [key]: id }))
  },
  day: readDay,
  moment: (text, { zone }) => readMoment(text, zone),
  time: (text, { zone }) => readTime(text, zone),
  clock: (text) => readClock(text),
  duration: durationOf,
  file: asText,
  files: asList,
  texts: asList,
  numbers: (text, reading) => partsOf(text).map((part) => numberOf(part, ofItems(reading))),
  json: (text, reading) =>
    reading.types.includes('string') ? textOrJson(text, reading) : asJson(text, reading),
  object: asJson,
  values: asJson,
  rows: asJson,
}

/** The id in a relation's item, as the API answers it; otherwise the text is a name. */
function idIn(part: string, key: string | undefined): string {
  if (key === undefined || !part.startsWith('{')) return part
  const item = parsed(part, 'type', { type: 'object' })
  const id = isJsonObject(item) ? item[key] : undefined
  return typeof id === 'string' ? id : part
}

function ofItems({ itemTypes: types, ...reading }: CellContext): CellContext {
  return { ...reading, types, itemTypes: [] }
}

const plainNumber = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[-+]?\d+)?$/iu

function numberOf(text: string, { types }: CellContext): number {
  const written = narrowNumber(text).replace(/^([-+]?)¥\s*/u, '$1')
  const value = Number(written.replaceAll(',', ''))
  if (plainNumber.test(written) && Number.isFinite(value)) return value
  throw new CellFault('type', { type: types.includes('integer') ? 'integer' : 'number' })
}

const truths = [
  [exportWords.zh.yes, exportWords.en.yes, 'y', 'true', '1'],
  [exportWords.zh.no, exportWords.en.no, 'n', 'false', '0'],
].map((words) => new Set(words.map((word) => word.toLowerCase())))

function truthOf(text: string): boolean {
  const [yes, no] = truths
  if (yes?.has(text.toLowerCase())) return true
  if (no?.has(text.toLowerCase())) return false
  throw new CellFault('type', { type: 'boolean' })
}

function durationOf(text: string): string {
  const duration = readDuration(text)
  if (duration === undefined) throw new CellFault('format', { format: 'duration' })
  return duration
}

function choiceOf(text: string, { entity, field, types }: CellContext): Json {
  const options = field.options ?? []
  const found =
    options.find(({ value }) => value === text) ??
    options.find(({ value }) =>
      (['zh', 'en'] as const).some(
        (language) => valueLabel(entity, field.source, value, language).toLowerCase() === text.toLowerCase(),
      ),
    )
  if (!found) throw new CellFault('enum', { choices: choicesOf(entity, field) })
  if (types.includes('integer') || types.includes('number')) return Number(found.value)
  return types.includes('boolean') ? found.value === 'true' : found.value
}

/** A message with more choices would be too long to read. */
const choicesToldAtMost = 12

/** The labels of the choices that a cell accepts. */
function choicesOf(entity: string, { source, options = [] }: Field): Text {
  const labelsIn = (language: Language, comma: string) => {
    const labels = options.map(({ value }) => valueLabel(entity, source, value, language))
    const more = labels.length > choicesToldAtMost ? ' …' : ''
    return labels.slice(0, choicesToldAtMost).join(comma) + more
  }
  return { zh: labelsIn('zh', '、'), en: labelsIn('en', ', ') }
}

const bounds = { maxDepth, most: partsAtMost, names: namesAtMost }

function boundExceeded(text: string): keyof typeof bounds | undefined {
  return text.length > maxDepth ? exceededBound(text, bounds) : undefined
}

function parsed(text: string, code: string, params: CellFault['params'] = {}): Json {
  const bound = boundExceeded(text)
  if (bound === 'maxDepth') throw new CellFault('invalid')
  if (bound !== undefined) throw tooMany(bounds[bound])
  const value = parsedOr(text, () => new CellFault(code, params))
  const rounded = roundedNumberIn(text)
  if (rounded) throw new CellFault('cellNumber', { number: rounded.number.slice(0, 40) })
  return value
}

function parsedOr(text: string, fault: () => CellFault): Json {
  try {
    return JSON.parse(text, taken)
  } catch {
    throw fault()
  }
}

/** Checks each part of a cell's JSON and refuses the same as in the body of a call. */
function taken(name: string, value: Json): Json {
  const isPrototype =
    name === '__proto__' ||
    (name === 'constructor' && isJsonObject(value) && Object.hasOwn(value, 'prototype'))
  if (isPrototype || value === Infinity || value === -Infinity) throw new SyntaxError(name)
  return value
}
