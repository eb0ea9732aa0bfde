import type { Logger } from '#generated/types/logger.ts'
import { dayMs, dayStart, hourMs, isoOf } from './stage/clock.ts'
import { loggedCalls } from './loggedCalls.ts'
import type { LoggedCall } from './loggedCalls.ts'
import { loggedFaults } from './loggedFaults.ts'
import type { LoggedFault } from './loggedFaults.ts'
import type { RoleCode } from './roles.ts'
import { staff } from './staff.ts'
import type { Stage } from './stage/Stage.ts'

/** The ids that logged addresses may contain. */
export interface LoggedIds {
  order: readonly string[]
  good: readonly string[]
}

type Line = Omit<Logger, 'id'>
type Call = Omit<LoggedCall, 'weight'>

const days = 9
const calls = 140
const base = '/api/v1'

/** The server's log of the last days, sorted by time. */
export function buildLoggers(stage: Stage, named: LoggedIds): Logger[] {
  const everyday = Array.from({ length: calls }, () => {
    const call: LoggedCall = stage.dice.weighted(loggedCalls, ({ weight }) => weight)
    return callLine(stage, call, named)
  })
  const faulty = loggedFaults.flatMap((fault) => faultLines(stage, fault, named))
  const inTime = [...everyday, ...faulty].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  return inTime.map((line) => ({ id: stage.idAt(Date.parse(line.created_at)), ...line }))
}

function callLine(stage: Stage, { method, path, status, took, by }: Call, named: LoggedIds): Line {
  const { dice } = stage
  const url = addressOf(stage, path, named)
  const ms = dice.integer(took[0] * 10, took[1] * 10) / 10
  return {
    level: status >= 400 ? 'warn' : 'info',
    message: `${method} ${url} ${status}`,
    tag: 'http',
    trace_id: traceId(stage),
    user_name: by === undefined ? null : callerOf(stage, by),
    data: { method, url, status, ms, address: addressOfCaller(stage) },
    stack: null,
    created_at: isoOf(workingTime(stage)),
  }
}

/** A fault leaves two lines under one trace id: the error, and the end of the call. */
function faultLines(stage: Stage, fault: LoggedFault, named: LoggedIds): Line[] {
  const { status, code, reason, cause } = fault
  const took = status === 503 ? ([5000, 5200] as const) : ([8, 30] as const)
  const ended = callLine(stage, { ...fault, took }, named)
  const error: Line = {
    ...ended,
    level: 'error',
    message: code,
    tag: 'server',
    data: { err: { type: 'AppError', message: code, code, details: { reason }, cause } },
    stack: stackOf(fault),
  }
  return [error, ended]
}

function stackOf({ code, cause, trace }: LoggedFault): string {
  const places = trace.map((place) => `    at ${place}`).join('\n')
  return `AppError: ${code}\n${places}\nCaused by: ${cause.type}: ${cause.message}\n${places}`
}

function addressOf({ dice }: Stage, path: string, { order, good }: LoggedIds): string {
  const named = path.replace(':order', () => dice.pick(order)).replace(':good', () => dice.pick(good))
  return `${base}${named}`
}

function callerOf({ dice }: Stage, role: RoleCode): string {
  return dice.pick(staff.filter(({ roles, frozen }) => frozen === undefined && roles.includes(role))).username
}

/** An address from the ranges reserved for documentation, which belong to no one. */
function addressOfCaller({ dice }: Stage): string {
  return `${dice.pick(['203.0.113', '198.51.100', '192.0.2'])}.${dice.integer(2, 60)}`
}

function traceId({ dice }: Stage): string {
  return Buffer.from(dice.bytes(16)).toString('hex')
}

/** A moment between 8:30 and 22:00 on one of the last days, in the past. */
function workingTime({ now, dice }: Stage): number {
  const day = dayStart(now) - dice.integer(0, days - 1) * dayMs
  const at = day + dice.integer(8.5 * hourMs, 22 * hourMs)
  return at < now ? at : at - dayMs
}
