import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json } from '#shared/contracts/Json.ts'

const authors: ReadonlySet<Json> = new Set<Json>(['createdBy', 'updatedBy'])

/** A schema without its references to the caller and to owners, because these exist only for an entity named `user`. */
export function withoutCallers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutCallers)
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([key, part]) => !namesCaller(key, part))
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutCallers(part)]))
}

function namesCaller(key: string, value: Json): boolean {
  if (key === 'x-auto') return authors.has(value)
  if (key === 'ownedBy') return true
  if (!isJsonObject(value)) return false
  return isCaller(value) || (key === 'sets' && Object.values(value).every(isCaller))
}

function isCaller(value: Json): boolean {
  return isJsonObject(value) && value['currentUser'] === true
}
