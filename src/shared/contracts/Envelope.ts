import type { Json, JsonObject } from './Json.ts'

/** A refusal of one field: where it stands (JSON pointer) and why, in the caller's language. */
export type FieldRefusal = {
  /** JSON pointer into the body, e.g. `/price`; for query parameters the parameter's name. */
  path: string
  code: string
  message: string
}

/** What every answer of the API looks like; `shown_once` holds what the server made up and never tells again. */
export type Envelope<Data> =
  | { success: true; data: Data; msg: string; total?: number; shown_once?: JsonObject }
  | { success: false; data: null; msg: string; error: EnvelopeError }

/** What went wrong: `id` is the error table's key, `code` and `status` the HTTP status, `detail` the words. */
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
