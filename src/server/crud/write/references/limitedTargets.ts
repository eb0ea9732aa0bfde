import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Limited } from './limitedIn.ts'
import { itemPath, targetsOf } from './writeLinks.ts'

/** A record that a reference leads to. */
export interface Target {
  id: string
  /** The path of the reference. */
  path: string
  /** The row that contains the reference; empty for other references. */
  row: JsonObject
}

/** The targets of a reference: of a single one, of each in a list, or of one in each row. */
export function limitedTargets({ name, link, rowLink }: Limited, record: JsonObject): Target[] {
  const { [name]: value = null } = record
  if (link) return targetsOf(link, value).map((id, index) => ({ id, path: itemPath(link, index), row: {} }))
  if (rowLink) return inRows(rowLink, value)
  return typeof value === 'string' ? [{ id: value.toLowerCase(), path: `/${name}`, row: {} }] : []
}

function inRows({ property, key }: { property: string; key: string }, value: Json): Target[] {
  if (!Array.isArray(value)) return []
  const rows: readonly Json[] = value
  return rows.flatMap((row, index) => {
    const id = isJsonObject(row) ? row[key] : undefined
    if (!isJsonObject(row) || typeof id !== 'string') return []
    return [{ id: id.toLowerCase(), path: `/${property}/${index}/${key}`, row }]
  })
}

/** The key by which a target counts as chosen before. Rows have no ids and are distinguished by their compared values. */
export function keyOfTarget({ limit }: Limited, { id, row }: Target): string {
  const compared = comparedPlacesOf(limit).filter((place) => place.row)
  return canonicalJson([id, ...compared.map(({ through, property }) => row[through ?? property] ?? null)])
}
