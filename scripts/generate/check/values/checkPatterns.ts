import { checkSync } from 'recheck'
import type { Diagnostics, VulnerableDiagnostics } from 'recheck'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

// The longest time in milliseconds that the generator waits for the judgement of one pattern.
const judgeMs = 20_000
// Attacks are measured by the characters that the pattern reads: by the clock, a busy machine would find safe patterns slow.
const judging = { timeout: judgeMs, attackTimeout: null, incubationTimeout: null }
// The automaton takes every terminating pattern for safe, however many ways there are to divide a counted part. So texts are
// tried that make it read this many characters, which takes some hundredths of a second.
const trying = { ...judging, checker: 'fuzz', attackLimit: 5_000_000 } as const
const countedPart = /\)\{\d/u
// The length up to which patterns with quadratic or cubic time are soon done; twice as many characters as allowed are matched.
const short = 500
const stepsInTime = (2 * short) ** 3

/** Regular expressions are valid, and no text can keep one of them, and with it the server, busy. */
export const checkPatterns: Rule = ({ schema }) => patternsIn(schema.value, [])

/** Finds faults of the regular expressions in a schema, at any depth. */
export function patternsIn(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  return [
    ...placesIn(schema).flatMap(({ pattern, at, longest }) => judge(pattern, [...path, ...at], longest)),
    ...subschemasOf(schema).flatMap((inner) => patternsIn(inner.schema, [...path, ...inner.path])),
  ]
}

interface Place {
  pattern: string
  at: Path
  /** The length of the longest text that it has to match. */
  longest: number
}

function placesIn(schema: JsonObject): Place[] {
  const { pattern } = schema
  const names = Object.keys(objectOf(schema['patternProperties']))
  return [
    ...(typeof pattern === 'string'
      ? [{ pattern, at: ['pattern'], longest: numberOf(schema['maxLength']) ?? Infinity }]
      : []),
    // A key is matched before its length is checked.
    ...names.map((name) => ({ pattern: name, at: ['patternProperties', name], longest: Infinity })),
  ]
}

function judge(pattern: string, path: Path, longest: number): Complaint[] {
  const [, inner] = /^\/(\^.*\$)\/[a-z]*$/su.exec(pattern) ?? []
  if (inner !== undefined) {
    const message = 'The slashes are taken as a part of the text, and so nothing matches.'
    return [{ path, message, advice: `Write ${JSON.stringify(inner)}.` }]
  }
  const expression = read(pattern)
  if (typeof expression === 'string') {
    const advice = 'Write a regular expression as JavaScript knows it, with Unicode.'
    return [{ path, message: `The pattern is not valid: ${expression}.`, advice }]
  }
  // Short texts count, too: each character multiplies the time, and twice as many characters as allowed are matched.
  const judgement = judgementOf(expression)
  if (judgement.status === 'safe') return []
  if (judgement.status === 'unknown') return [{ path, ...notJudged, severity: 'note' }]
  const part = hottestPart(judgement)
  if (judgement.complexity.type === 'exponential') return [{ path, ...tooManyWays(part) }]
  const most = longestInTime(judgement)
  if (longest <= most) return []
  return [
    {
      path,
      message: `The time that this pattern takes grows with the square of the text's length or faster, because of "${part}".`,
      advice: `Write a "maxLength" of at most ${most}, or a part that cannot begin or end at so many places.`,
      severity: 'note',
    },
  ]
}

const notJudged = {
  message: `It could not be decided in ${judgeMs / 1000} s whether a text can keep this pattern busy.`,
  advice: 'Write a simpler pattern.',
}

function tooManyWays(part: string): Pick<Complaint, 'message' | 'advice'> {
  return {
    message: `A short text can keep this pattern busy for years: there are too many ways to divide it between the repetitions around "${part}".`,
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

// A watching generator judges all schemas again when one of them changed.
const judged = new Map<string, Diagnostics>()

function judgementOf({ source }: RegExp): Diagnostics {
  const judgement = judged.get(source) ?? judgeSource(source)
  judged.set(source, judgement)
  return judgement
}

function judgeSource(source: string): Diagnostics {
  const judgement = checkSync(source, 'u', judging)
  if (judgement.status !== 'safe' || !countedPart.test(source)) return judgement
  const tried = checkSync(source, 'u', trying)
  return tried.status === 'vulnerable' && tried.complexity.type === 'exponential' ? tried : judgement
}

/** The length of the longest text that a pattern matches in time: the higher the degree of its time, the shorter the text. */
function longestInTime({ complexity }: VulnerableDiagnostics): number {
  const degree = complexity.type === 'polynomial' ? complexity.degree : Infinity
  return Math.min(short, Math.round(stepsInTime ** (1 / degree) / 2))
}

/** The part of the pattern in which matching spends its time. */
function hottestPart({ source, hotspot }: VulnerableDiagnostics): string {
  const hottest = hotspot.find(({ temperature }) => temperature === 'heat') ?? hotspot[0]
  return hottest ? source.slice(hottest.start, hottest.end) : source
}
