import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { languageTag } from '../../kit/config/language.ts'
import { ApiFailure } from './ApiFailure.ts'
import { jsonLinesOf } from './jsonLinesOf.ts'

/** The options of a call besides its path. */
export interface CallOptions {
  method?: string
  /** JSON text, unless `type` says otherwise. */
  body?: string
  type?: string
  /** The content type of the answer, when it is not JSON. */
  accept?: string
  signal?: AbortSignal
  /** The key of a change: repeating the call with the same key does nothing twice. */
  idempotencyKey?: string | undefined
}

/** A successful answer without its envelope. */
export interface ApiAnswer {
  data: unknown
  msg: string
  total?: number
  status: number
  headers: Headers
}

/** A secret that the server generated and never shows again. */
export interface OneTimeSecret {
  kind: (typeof shownKinds)[number]
  text: string
}

/** The kinds of such secrets, as answers name them. */
const shownKinds = ['password', 'secret'] as const

/** Makes an API call; the path is relative to the API base and begins with a slash. */
export type CallApi = (path: string, options?: CallOptions) => Promise<ApiAnswer>

/** The environment of a call. */
export interface Caller {
  base: string
  language: Language
  token(): string | null
  isOnline(): boolean
  /** Cancels running calls when the user leaves; these calls never settle, because the page is about to go. */
  leaving?: AbortSignal
  /** Gets each secret that an answer shows once. */
  onOneTimeSecret(shown: OneTimeSecret): void
  /** Runs when the server no longer knows the session; the call fails only after the promise resolves. */
  onSessionEnded(): Promise<void>
  /** Runs when there was no answer, or only that of a gateway in front of an unreachable server. */
  onUnanswered(): void
}

/** Calls the API with the session's token and language, and unwraps the answers. */
export function createCallApi(caller: Caller): CallApi {
  return async (path, options = {}) => {
    const response = await send(caller, path, options)
    const envelope = readEnvelope(await response.json().catch(() => undefined))
    if (!response.ok || !envelope?.success) return refuse(caller, envelope, response)
    for (const shown of oneTimeSecretsIn(envelope)) caller.onOneTimeSecret(shown)
    return answerOf(envelope, response)
  }
}

/** Makes a call whose answer is streamed line by line; the last line is its envelope. */
export type CallLines = (
  path: string,
  options: CallOptions & { onLine: (line: unknown) => void },
) => Promise<ApiAnswer>

/** Makes calls like `createCallApi`, for answers that report their progress. */
export function createCallLines(caller: Caller): CallLines {
  return async (path, { onLine, ...options }) => {
    const response = await send(caller, path, options)
    let envelope: Envelope<unknown> | undefined
    for await (const line of jsonLinesOf(response)) {
      envelope = readEnvelope(line)
      if (!envelope) onLine(line)
    }
    if (!response.ok || !envelope?.success) return refuse(caller, envelope, response)
    return answerOf(envelope, response)
  }
}

/** Makes a call whose answer is a file, without reading its body; failures are those of `CallApi`. */
export type CallFile = (path: string, options?: CallOptions) => Promise<Response>

/** Makes calls like `createCallApi`, for files. */
export function createCallFile(caller: Caller): CallFile {
  return async (path, options = {}) => {
    const response = await send(caller, path, options)
    if (response.ok) return response
    return refuse(caller, readEnvelope(await response.json().catch(() => undefined)), response)
  }
}

async function refuse(
  caller: Caller,
  envelope: Envelope<unknown> | undefined,
  response: Response,
): Promise<never> {
  await untilGone(caller)
  if (!envelope && response.status >= badGateway) caller.onUnanswered()
  const failure = failureOf(envelope, response)
  if (failure.status === 401) await caller.onSessionEnded()
  throw failure
}

const badGateway = 502

/** Waits forever if the page is about to be left. */
async function untilGone({ leaving }: Caller): Promise<void> {
  if (leaving?.aborted) await new Promise(() => {})
}

async function send(caller: Caller, path: string, options: CallOptions) {
  const { method = 'GET', body, type = 'application/json', accept = 'application/json' } = options
  const { signal, idempotencyKey } = options
  const headers = new Headers({ Accept: accept, 'Accept-Language': languageTag(caller.language) })
  const token = caller.token()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', type)
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  try {
    return await fetch(`${caller.base}${path}`, {
      method,
      headers,
      body,
      signal: either(signal, caller.leaving),
    })
  } catch (cause) {
    await untilGone(caller)
    if (signal?.aborted) throw cause
    caller.onUnanswered()
    throw new ApiFailure(0, { isOffline: !caller.isOnline() })
  }
}

function either(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.flatMap((signal) => signal ?? []))
}

/** The envelope of an answer; undefined where there is none. */
export function readEnvelope(body: unknown): Envelope<unknown> | undefined {
  return isEnvelope(body) ? body : undefined
}

function answerOf(envelope: Envelope<unknown> & { success: true }, response: Response): ApiAnswer {
  const { data, msg, total } = envelope
  return { data, msg, total, status: response.status, headers: response.headers }
}

function failureOf(envelope: Envelope<unknown> | undefined, response: Response): ApiFailure {
  const error = envelope && !envelope.success ? envelope.error : undefined
  const traceId = error?.trace_id ?? response.headers.get('x-trace-id') ?? undefined
  // An unsuccessful envelope under HTTP 200 counts by the status inside it.
  const status = response.ok ? (error?.status ?? 500) : response.status
  const message = error?.detail || envelope?.msg
  return new ApiFailure(status, { message, error, traceId, retryAfter: secondsIn(response) })
}

/** Only numbers of seconds are read; a server may also give a date, but ours never does. */
function secondsIn({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}

function oneTimeSecretsIn({
  shown_once: shown = {},
}: Envelope<unknown> & { success: true }): OneTimeSecret[] {
  return shownKinds.flatMap((kind) => {
    const text = shown[kind]
    return typeof text === 'string' ? { kind, text } : []
  })
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean'
}
