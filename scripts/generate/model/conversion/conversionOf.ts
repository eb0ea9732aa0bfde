import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Conversion } from '../../contracts/Model.ts'

/** A property's x-convert: the conversion of values that were stored before. */
export function conversionOf(schema: JsonObject): Conversion | undefined {
  const own = schema['x-convert']
  if (!isJsonObject(own)) return undefined
  const { missing, rest } = own
  const entries = Object.entries(objectOf(own['map'])).filter(isMapping)
  return {
    map: Object.fromEntries(entries),
    ...(isScalar(missing) && missing !== null ? { missing } : {}),
    rest: rest === 'empty' || rest === 'default' || rest === 'nearest' ? rest : 'refuse',
  }
}

type Scalar = Conversion['map'][string]

function isMapping(entry: [string, Json]): entry is [string, Scalar] {
  return isScalar(entry[1])
}

function isScalar(value: Json | undefined): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
