import type { Json, JsonObject } from '../contracts/Json.ts'
import type { FieldFact } from '../errors/AppError.ts'
import { isJsonObject } from '../json/isJsonObject.ts'
import { pointerNames } from './pointerNames.ts'

/** Reports a null value as missing instead of having the wrong type, because null means "not set". */
export function asMissing(value: JsonObject, fact: FieldFact): FieldFact {
  const names = pointerNames(fact.path)
  const found = names.reduce<Json | undefined>(partOf, value)
  return fact.code === 'type' && found === null ? { path: fact.path, code: 'required' } : fact
}

function partOf(whole: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(whole)) return whole[Number(name)]
  return isJsonObject(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined
}
