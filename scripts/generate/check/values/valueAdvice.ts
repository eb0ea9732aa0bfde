import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { textOf } from '../../load/readJson.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'

/** Sample values of formats that people often write differently. */
const examples: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00+08:00',
  'time-local': '09:30',
  duration: 'PT1H30M',
}

const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  date: (text) => text.replace(/^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/u, dayOf),
  duration: readDuration,
}

/** Advice for a value that a schema refuses. */
export function valueAdvice(schema: JsonObject, given: Json): string {
  const format = textOf(schema['format']) ?? ''
  const candidates =
    typeof given === 'string' ? [parsed(given), readers[format]?.(given)] : [JSON.stringify(given)]
  const meant = candidates.find((value) => value !== undefined && judgeValue(schema, value)?.length === 0)
  if (meant !== undefined) return `Write ${JSON.stringify(meant)}.`
  const example = examples[format]
  return example === undefined ? 'Write a value that the schema allows.' : `Write it as in "${example}".`
}

function dayOf(_all: string, year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
