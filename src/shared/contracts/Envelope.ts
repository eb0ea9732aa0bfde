import type { Json, JsonObject } from './Json.ts'

/** The refusal of one field: its place (JSON pointer) and the reason, in the caller's language. */
export type FieldRefusal = {
  /** JSON pointer into the body, e.g. `/price`; for query parameters the parameter's name. */
  path: string
  code: string
  message: string
}

/** The shape of every API answer; `shown_once` holds secrets that the server generated and never shows again. */
export type Envelope<Data> =
  | { success: true; data: Data; msg: string; total?: number; shown_once?: JsonObject }
  | { success: false; data: null; msg: string; error: EnvelopeError }

/** An error answer: `id` is the error table's key, `code` and `status` the HTTP status, `detail` the words. */
export interface EnvelopeError {
  id: string
  code: number
  status: number
  detail: string
  trace_id?: string
  fields?: readonly FieldRefusal[]
  /** Facts for programs, such as the stored record of a version conflict. */
  facts?: Json
}
