import type { Logger } from '#generated/types/logger.ts'
import { newId } from '#server/database/newId.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Without } from '#shared/contracts/Without.ts'
import { truncate, parseStorable } from './storable.ts'

/** A line in the logger entity. */
export interface LogRow extends Without<Logger, 'data'> {
  data: Json
}

/** The columns of a line, in writing order. */
export const logColumns = [
  'id',
  'level',
  'message',
  'trace_id',
  'tag',
  'user_name',
  'data',
  'stack',
  'created_at',
] as const satisfies readonly (keyof Logger)[]

const levels: Readonly<Record<number, Logger['level']>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
const longest = { message: 2000, word: 50, traceId: 64, stack: 20_000, data: 20_000 }

/** Whether a line is not for the database; checked without parsing, because most lines are not. */
export function isPrintOnly(line: string): boolean {
  // Inside a text the quotes would be escaped. Lines from `warn` on are always stored.
  return line.startsWith('{"level":30,') && line.includes('"printOnly":true')
}

/** Parses a line printed by pino; undefined when it is below `info`. */
export function logRowOf(line: string): LogRow | undefined {
  const parsed = parseStorable(line)
  if (!isJsonObject(parsed)) return undefined
  const { level, time, msg, trace_id, tag, user_name, err, pid: _pid, hostname: _host, ...data } = parsed
  if (typeof level !== 'number' || level < 30) return undefined
  return {
    id: newId(),
    level: levels[level] ?? 'info',
    message: truncate(typeof msg === 'string' ? msg : '', longest.message),
    trace_id: word(trace_id, longest.traceId),
    tag: word(tag) ?? 'server',
    user_name: word(user_name),
    data: bounded(err === undefined ? data : { ...data, err: withoutStack(err) }, line.length),
    stack: stackOf(err),
    created_at: new Date(typeof time === 'number' ? time : Date.now()).toISOString(),
  }
}

/** The data, cut if too long; data from a short line need no measuring. */
function bounded(data: JsonObject, lineLength: number): JsonObject {
  if (lineLength <= longest.data) return data
  const text = JSON.stringify(data)
  return text.length > longest.data ? { cut: truncate(text, longest.data) } : data
}

function stackOf(err: Json | undefined): string | null {
  if (!isJsonObject(err)) return null
  const stacks = [err['stack'], stackOf(err['cause'])].filter((stack) => typeof stack === 'string')
  return stacks.length > 0 ? truncate(stacks.join('\nCaused by: '), longest.stack) : null
}

function withoutStack(err: Json): Json {
  if (!isJsonObject(err)) return err
  const { stack: _stack, cause, ...rest } = err
  return cause === undefined ? rest : { ...rest, cause: withoutStack(cause) }
}

function word(value: unknown, length = longest.word): string | null {
  return typeof value === 'string' && value !== '' ? truncate(value, length) : null
}
