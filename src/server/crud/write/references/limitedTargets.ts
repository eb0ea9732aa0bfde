import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { placesIn } from '#shared/contracts/placesIn.ts'
import { canonical } from '#shared/validation/canonical.ts'
import { isJsonObject } from '../../entity/isJsonObject.ts'
import type { Limited } from './limitedIn.ts'
import { itemPath, targetsOf } from './writeLinks.ts'

/** A record that a reference leads to. */
export interface Target {
  id: string
  /** Where the reference stands. */
  path: string
  /** The row that it stands in, of a list of such. */
  row: JsonObject
}

/** What a reference of a record leads to, or each of a list, or one in each row. */
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

/** What a target is known by where it was chosen before: rows have no id, and are told apart by what they are compared with. */
export function keyOfTarget({ limit }: Limited, { id, row }: Target): string {
  const compared = placesIn(limit).filter((place) => place.row)
  return canonical([id, ...compared.map(({ through, property }) => row[through ?? property] ?? null)])
}
