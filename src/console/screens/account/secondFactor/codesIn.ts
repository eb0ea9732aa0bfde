import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** The recovery codes in an answer. */
export function codesIn(data: unknown): readonly string[] {
  const codes = isJsonObject(data) ? data['recovery_codes'] : undefined
  return Array.isArray(codes) ? codes.map(textOf) : []
}
