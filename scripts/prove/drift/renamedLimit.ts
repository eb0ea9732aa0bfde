import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { freshName } from './Name.ts'
import { renamedExpression } from './renamedExpression.ts'
import type { RenameThrough } from './renamedExpression.ts'

/** Returns the renamed names of another entity. */
export type NamesOf = (entity: string) => ReadonlySet<string>

/** A reference with the renamed names of its limit, of the other entity and of this one. */
export function renamedLimit(
  reference: Json,
  { own, through, of }: { own: (name: string) => string; through: RenameThrough; of: NamesOf },
): Json {
  const { where, entity = null } = objectOf(reference)
  if (!isJsonObject(where)) return reference
  const names = of(textOf(entity))
  const conditions = Object.entries(where).map(([name, value]): [string, Json] => {
    const { property } = objectOf(value)
    const compared =
      typeof property === 'string' ? { property: renamedExpression(property, own, through) } : value
    return [names.has(name) ? freshName(name) : name, compared]
  })
  return { ...objectOf(reference), where: Object.fromEntries(conditions) }
}

/** A reference with the renamed values of the other entity in its limit. */
export function withRenamedValues(reference: Json, of: NamesOf): Json {
  const { where, entity = null } = objectOf(reference)
  if (!isJsonObject(where)) return reference
  const names = of(textOf(entity))
  const renamed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(renamed)
    return typeof value === 'string' && names.has(value) ? freshName(value) : value
  }
  const conditions = Object.entries(where).map(([name, value]) => [name, renamed(value)])
  return { ...objectOf(reference), where: Object.fromEntries(conditions) }
}
