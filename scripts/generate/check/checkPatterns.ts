import { analyse } from 'scslre'
import type { Report } from 'scslre'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject, numberOf, objectOf } from '../load/readJson.ts'
import type { Path } from '../load/readJson.ts'
import { subschemasOf } from '../load/subschemas.ts'
import { ambiguousRepetition } from './ambiguousRepetition.ts'
import type { Ambiguity } from './ambiguousRepetition.ts'
import type { Complaint, Rule } from './Subject.ts'

// Every character may double the time: so many take some milliseconds, twice as many a minute.
const shortest = 20
// The square of it is soon done, and its cube in less than a second.
const short = 500

/** Regular expressions are valid, and no text can keep one of them, and with it the server, busy. */
export const checkPatterns: Rule = ({ schema }) => visit(schema.value, [])

function visit(schema: Json, path: Path): Complaint[] {
  if (!isObject(schema)) return []
  return [
    ...placesIn(schema).flatMap(({ pattern, at, longest }) => judge(pattern, [...path, ...at], longest)),
    ...subschemasOf(schema).flatMap((inner) => visit(inner.schema, [...path, ...inner.path])),
  ]
}

interface Place {
  pattern: string
  at: Path
  /** The longest text that it has to judge. */
  longest: number
}

function placesIn(schema: JsonObject): Place[] {
  const { pattern } = schema
  const ofNames = numberOf(objectOf(schema['propertyNames'])['maxLength']) ?? Infinity
  const names = Object.keys(objectOf(schema['patternProperties']))
  return [
    ...(typeof pattern === 'string'
      ? [{ pattern, at: ['pattern'], longest: numberOf(schema['maxLength']) ?? Infinity }]
      : []),
    ...names.map((name) => ({ pattern: name, at: ['patternProperties', name], longest: ofNames })),
  ]
}

function judge(pattern: string, path: Path, longest: number): Complaint[] {
  const expression = read(pattern)
  if (typeof expression === 'string') {
    const advice = 'Write a regular expression as JavaScript knows it, with Unicode.'
    return [{ path, message: `The pattern is not valid: ${expression}.`, advice }]
  }
  if (longest <= shortest) return []
  const { reports, ambiguity } = judgementOf(expression)
  const endless = reports.find(({ exponential }) => exponential)
  if (endless) return [{ path, ...tooManyWays('can', partOf(endless)) }]
  if (ambiguity?.isCertain) return [{ path, ...tooManyWays('can', `"${ambiguity.raw}"`) }]
  if (ambiguity) return [{ path, ...tooManyWays('may', `"${ambiguity.raw}"`), severity: 'note' }]
  const [slow] = reports
  if (!slow || longest <= short) return []
  return [
    {
      path,
      message: `The time that this pattern takes grows with the square of the text's length or faster, because of ${partOf(slow)}.`,
      advice: `Write a "maxLength" of at most ${short}, or a part that cannot begin or end at so many places.`,
      severity: 'note',
    },
  ]
}

function tooManyWays(verb: 'can' | 'may', part: string): Pick<Complaint, 'message' | 'advice'> {
  return {
    message: `A short text ${verb} keep this pattern busy for years: there are too many ways to divide it between the repetitions around ${part}.`,
    advice:
      'Let each text be taken in one way only: "(a+)+" and "(a|aa)+" are "a+", and "([a-z]+-?)+" is "[a-z]+(-[a-z]+)*-?".',
  }
}

function read(pattern: string): RegExp | string {
  try {
    return RegExp(pattern, 'u')
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : ''
  }
}

interface Judgement {
  reports: readonly Report[]
  ambiguity?: Ambiguity
}

// Whoever watches the schemas changes one of many.
const known = new Map<string, Judgement>()

function judgementOf(expression: RegExp): Judgement {
  const judgement = known.get(expression.source) ?? judged(expression)
  known.set(expression.source, judgement)
  return judgement
}

/** scslre sees repetitions in repetitions and beside each other, but not what alternatives have in common. */
function judged(expression: RegExp): Judgement {
  const ambiguity = ambiguousRepetition(expression)
  return { reports: analyse(expression).reports, ...(ambiguity ? { ambiguity } : {}) }
}

function partOf(report: Report): string {
  const { raw } = report.type === 'Trade' ? report.startQuant : report.quant
  return `"${raw}"`
}
