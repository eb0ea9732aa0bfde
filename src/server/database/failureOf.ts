import { AppError } from '#shared/errors/AppError.ts'
import { sqlStateOf } from './databaseError.ts'

const refusedWrite = '25006'
const diskFull = '53100'
const cancelled = '57014'
const serverFull = '53300'

/** True when the connection itself broke, so that it must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AppError) return false
  const state = sqlStateOf(error)
  return state === undefined ? !isMistake(error) : /^(08|57P0)/.test(state)
}

/** Whether the caller caused the error, with a value that cannot be sent such as an object that contains itself. */
function isMistake(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError
}

/** True when the server has no connection left. */
export function isServerFull(error: unknown): boolean {
  return sqlStateOf(error) === serverFull
}

/** True when the driver gave up waiting for an answer. */
export function isReadTimeout(error: unknown): boolean {
  // The driver has no class or code for this error and the next one; only their texts tell them apart.
  return error instanceof Error && error.message === 'Query read timeout'
}

/** True when all connections stayed busy for as long as a caller waits for one. */
export function isWaitTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** The error for the caller: 503 when the database could not answer, any other error unchanged. */
export function failureOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  const state = sqlStateOf(error)
  if (state === diskFull) return new AppError('DISK_NEARLY_FULL', { cause: error })
  if (state === cancelled || isReadTimeout(error)) return new AppError('QUERY_TIMEOUT', { cause: error })
  if (state === refusedWrite || isOutage(state) || isConnectionLost(error)) {
    return new AppError('DATABASE_UNAVAILABLE', { cause: error })
  }
  return error
}

/** Whether the error is not the statement's fault: too many connections, shutdown, I/O error or damaged data. */
function isOutage(state: string | undefined): boolean {
  return state !== undefined && /^(08|53|57P0|58|XX)/.test(state)
}
