import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Text } from '#shared/contracts/Text.ts'
import type { ErrorCode } from './errorTable.ts'

/** The details of a refusal: `fields` and `facts` reach the client, the rest fills the words of the error table. */
export interface ErrorDetails {
  fields?: readonly FieldFact[]
  facts?: Json
  /** Words of the schema, or of a special case, instead of those of the error table. */
  message?: Text
  cause?: unknown
  readonly [word: string]: unknown
}

/** A refused field as a fact: the words are added at the edge, in the caller's language. */
export interface FieldFact extends Omit<FieldRefusal, 'message'> {
  /** Values for the placeholders of the words. */
  params?: Readonly<Record<string, unknown>>
  /** Words of the schema, or of a special case. */
  message?: Text
  /** The field that the words are about, where it belongs to another record. */
  about?: { entity: string; path: string }
}

/** Every refusal that the product raises on purpose: a code of the error table and the facts. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
