import type {
  CallFigures,
  DatabaseFigures,
  PolicyFigures,
  ServerFigures,
  ServerSample,
} from '#shared/contracts/ServerFigures.ts'

const text = { type: 'string' } as const
const time = { type: 'string', format: 'date-time' } as const
const whole = { type: 'integer', minimum: 0 } as const
const number = { type: 'number', minimum: 0 } as const
const yesOrNo = { type: 'boolean' } as const
const textOrNull = { type: ['string', 'null'] } as const
const wholeOrNull = { type: ['integer', 'null'], minimum: 0 } as const
const numberOrNull = { type: ['number', 'null'], minimum: 0 } as const

const sample = {
  at: time,
  calls: whole,
  refused: whole,
  failed: whole,
  p50Ms: numberOrNull,
  p95Ms: numberOrNull,
  p99Ms: numberOrNull,
  loopDelayMs: number,
  loopBusy: number,
  processor: number,
  memory: whole,
  heap: whole,
  databaseMs: numberOrNull,
} as const satisfies Record<keyof ServerSample, object>

const call = {
  method: text,
  path: text,
  calls: whole,
  failed: whole,
  meanMs: number,
  longestMs: number,
} as const satisfies Record<keyof CallFigures, object>

const database = {
  kind: text,
  version: textOrNull,
  ready: yesOrNo,
  writable: yesOrNo,
  latencyMs: numberOrNull,
  size: wholeOrNull,
  free: wholeOrNull,
  reopened: wholeOrNull,
} as const satisfies Record<keyof DatabaseFigures, object>

const policy = {
  version: wholeOrNull,
  reads: whole,
  decisions: whole,
  known: whole,
} as const satisfies Record<keyof PolicyFigures, object>

const figures = {
  process: text,
  version: text,
  node: text,
  startedAt: time,
  seconds: number,
  samples: { type: 'array', items: objectOf(sample) },
  calls: { type: 'array', items: objectOf(call) },
  database: objectOf(database),
  policy: objectOf(policy),
} as const satisfies Record<keyof ServerFigures, object>

/** The schema of the server's figures for the API document. */
export const monitorAnswer = objectOf(figures)

function objectOf<Properties extends object>(properties: Properties) {
  return { type: 'object', properties, required: Object.keys(properties) } as const
}
