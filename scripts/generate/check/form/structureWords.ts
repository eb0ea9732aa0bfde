import type { ErrorObject } from 'ajv'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { lineOf, textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { schemaOfError } from './Dialect.ts'
import type { Dialect } from './Dialect.ts'
import { quotedChoice, insteadOf } from '../../spelling/nearest.ts'
import { wordOfOtherTool } from './otherTools.ts'
import { patternWords } from './patternWords.ts'
import { typeWords } from './typeWords.ts'

interface Words {
  message: string
  advice: string
}

/** Message and advice for a value that dialect.json refuses. */
export function structureWords(error: ErrorObject, path: Path, dialect: Dialect): Words {
  const words = lineOf(wordsByKeyword, error.keyword)
  const key = String(path.findLast((part) => !/^\d+$/.test(String(part))) ?? '')
  const isItem = /^\d+$/.test(String(path.at(-1)))
  if (words) return words({ error, key, path, isItem, dialect })
  const description = dialect.descriptionOf(key, path) ?? ''
  return { message: `${named(key)} ${error.message ?? 'is not valid'}.`, advice: description }
}

/** The whole schema has no keyword above it. */
function named(key: string): string {
  return key === '' ? 'the schema' : `"${key}"`
}

interface Case {
  error: ErrorObject
  /** The nearest keyword above the value. */
  key: string
  path: Path
  /** The value is an item of the keyword's list. */
  isItem: boolean
  dialect: Dialect
}

const wordsByKeyword: Readonly<Record<string, (it: Case) => Words>> = {
  enum: ({ error, key, path }) => {
    const choices = textsOf(listFrom(error.params['allowedValues']))
    const given = textOf(valueFrom(error.data))
    const message = `${JSON.stringify(error.data)} is not ${nounOf(key, path)}.`
    return {
      message,
      advice:
        given === undefined
          ? `Write ${quotedChoice(choices)}.`
          : (wordOfOtherTool(key, given) ?? insteadOf(given, choices)),
    }
  },
  const: ({ error, key }) => ({
    message: `"${key}" cannot be ${JSON.stringify(error.data)}.`,
    advice: `Write ${JSON.stringify(error.params['allowedValue'])}.`,
  }),
  additionalProperties: ({ error, key }) => {
    const name = String(error.params['additionalProperty'])
    const known = Object.keys(schemaOfError(error)['properties'] ?? {})
    return { message: `"${key}" has no "${name}".`, advice: insteadOf(name, known) }
  },
  required: ({ error, key, dialect }) => {
    const name = String(error.params['missingProperty'])
    const sample = lineOf(samples, name) ?? '…'
    const own = objectOf(objectOf(schemaOfError(error)['properties'])[name])['description']
    const description = textOf(own) ?? dialect.descriptionOf(name) ?? ''
    return {
      message: `"${name}" is missing in ${named(key)}.`,
      advice: `Write "${name}": ${sample}. ${description}`.trim(),
    }
  },
  type: ({ error, key, isItem }) =>
    typeWords(error, isItem ? `An item of "${key}"` : key === '' ? 'The schema' : `"${key}"`),
  minLength: emptyWords,
  maxLength: ({ error, key }) => ({
    message: `"${key}" has more than ${Number(error.params['limit'])} characters.`,
    advice: 'Shorten it.',
  }),
  minItems: fewWords,
  minProperties: fewWords,
  pattern: (it) => {
    const { error, key } = it
    const given = textOf(valueFrom(error.data)) ?? ''
    if (given.trim() === '') return emptyWords(it)
    const pattern = String(error.params['pattern'])
    return patternWords({ given, key, pattern, description: descriptionIn(it) })
  },
  format: ({ error, key, path, dialect }) => ({
    message: `${JSON.stringify(error.data)} is not ${nounOf(key, path)}${reasonOf(error)}.`,
    advice: dialect.descriptionOf(key, path) ?? '',
  }),
  propertyNames: ({ error }) => ({
    message: `"${String(error.params['propertyName'])}" cannot be the name of a property.`,
    advice: 'Write letters, digits and "_", not beginning with a digit, at most 63 of them.',
  }),
  dependencies: ({ error }) => ({
    message: `"${String(error.params['property'])}" stands without "${String(error.params['missingProperty'])}".`,
    advice: `Write it beside "${String(error.params['missingProperty'])}", in a member of "oneOf".`,
  }),
}

function emptyWords(it: Case): Words {
  return {
    message: `${named(it.key)} is empty.`,
    advice: `Write a text. ${descriptionIn(it)}`.trim(),
  }
}

function fewWords({ error, key, path, dialect }: Case): Words {
  const least = Number(error.params['limit'])
  // In "x-show-when" the key is a property's name, which may equal that of a keyword.
  const description = path.at(-2) === 'x-show-when' ? '' : (dialect.descriptionOf(key, path) ?? '')
  const message = least === 1 ? `${named(key)} is empty.` : `${named(key)} needs at least ${least}.`
  return { message, advice: `Write ${least === 1 ? 'at least one' : 'more'}. ${description}`.trim() }
}

/** The description of a value in dialect.json: that at its place, or else the one found for the keyword. */
function descriptionIn({ error, key, path, dialect }: Case): string {
  return textOf(schemaOfError(error)['description']) ?? dialect.descriptionOf(key, path) ?? ''
}

/** The engine's reason why it cannot read a regular expression. */
function reasonOf({ data, params }: ErrorObject): string {
  if (params['format'] !== 'regex') return ''
  try {
    RegExp(String(data), 'u')
    return ''
  } catch (error) {
    return `: ${error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : ''}`
  }
}

/** The noun for a value of the keyword; "as" is a kind of filter, or a kind of panel in a dashboard. */
function nounOf(key: string, path: Path): string {
  if (key === 'as' && path[0] === 'panels') return 'a kind of panel'
  return lineOf(nouns, key) ?? `a value of "${key}"`
}

const nouns: Readonly<Record<string, string>> = {
  'x-unit': 'a unit',
  'x-widget': 'a widget',
  'x-secret': 'a kind of secret',
  'x-match': 'a way to match',
  'x-auto': 'a moment',
  'x-color': 'a colour',
  onDelete: 'a thing to do on delete',
  color: 'a colour',
  icon: 'an icon',
  kind: 'a kind of entity',
  format: 'a format',
  pattern: 'a regular expression',
  type: 'a type',
  actions: 'an action',
  as: 'a kind of filter',
}

const samples: Readonly<Record<string, string>> = {
  $schema: '"./dialect.json"',
  type: '"object"',
  'x-entity': '{ "path": "/…", "label": { "zh": "…", "en": "…" } }',
  properties: '{ … }',
  label: '{ "zh": "…", "en": "…" }',
  zh: '"…"',
  en: '"…"',
  path: '"/…"',
}

function listFrom(value: unknown): Json | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined
}

function valueFrom(value: unknown): Json | undefined {
  return typeof value === 'string' || isJsonList(listFrom(value)) ? String(value) : undefined
}
