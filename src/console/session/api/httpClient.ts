import { HttpError } from 'ra-core'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { ApiFailure } from './ApiFailure.ts'
import type { ApiAnswer, CallApi } from './callApi.ts'
import { createFlights } from './createFlights.ts'

/** The part of fetch's options that a data provider uses. */
export interface HttpOptions {
  method?: string
  body?: BodyInit | null
  signal?: AbortSignal | null
  headers?: HeadersInit
  idempotencyKey?: string | undefined
}

/** An answer as ra-data-simple-rest reads it. */
export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
}

/** Makes a call for a data provider. */
export type HttpClient = (url: string, options?: HttpOptions) => Promise<HttpAnswer>

/** The body of a failed call's error, as screens find it in `error.body`. */
export interface HttpErrorBody {
  /** The error table's code, e.g. VERSION_OUTDATED. */
  id?: string
  /** The refused fields as the server named them. */
  fields: readonly FieldRefusal[]
  /** The same for react-hook-form: messages by name, nested like the record. */
  errors: Record<string, unknown>
  facts?: unknown
  traceId?: string
  /** The number of seconds after which the server allows another try. */
  retryAfter?: number
}

/** Converts the API's envelopes for react-admin; of two equal GETs in flight the earlier is cancelled. */
export function createHttpClient(callApi: CallApi): HttpClient {
  const join = createFlights<ApiAnswer>()
  return async (url, { method = 'GET', body, signal, idempotencyKey } = {}) => {
    const text = typeof body === 'string' ? body : undefined
    const answer =
      method === 'GET'
        ? join(url, (cancelled) => callApi(url, { signal: cancelled }), signal ?? undefined)
        : callApi(url, { method, body: text, signal: signal ?? undefined, idempotencyKey })
    return toHttpAnswer(await answer.catch(throwHttpError))
  }
}

function toHttpAnswer({ data, total, status, headers }: ApiAnswer): HttpAnswer {
  const withTotal = new Headers(headers)
  if (total !== undefined) withTotal.set('X-Total-Count', String(total))
  return { status, headers: withTotal, body: '', json: data }
}

function throwHttpError(cause: unknown): never {
  if (!(cause instanceof ApiFailure)) throw cause
  const { error, traceId, status, retryAfter } = cause
  const fields = error?.fields ?? []
  const body: HttpErrorBody = {
    id: error?.id,
    fields,
    errors: errorsOf(fields),
    facts: error?.facts,
    traceId,
    retryAfter,
  }
  throw new HttpError(cause.message || messageKeyOf(cause), status, body)
}

/** The message key of a failure for which the server gave no words; react-admin translates it. */
function messageKeyOf({ isOffline }: ApiFailure): string {
  return isOffline ? 'shell.offline' : 'shell.networkError'
}

function errorsOf(fields: readonly FieldRefusal[]): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  for (const { path, message } of fields) setAt(errors, pointerNames(path), message)
  return errors
}

function setAt(target: Record<string, unknown>, [name, ...rest]: readonly string[], message: string): void {
  if (name === undefined) return
  if (rest.length === 0) {
    target[name] ??= message
    return
  }
  const inner = target[name]
  const next: Record<string, unknown> = objectOf(inner)
  target[name] = next
  setAt(next, rest, message)
}
