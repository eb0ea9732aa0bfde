import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../load/readJson.ts'
import type { Entity } from '../contracts/Model.ts'

/** An entity's place in the menu, and the code of its page. */
export function menuOf(own: JsonObject, name: string): Entity['menu'] {
  const menu = objectOf(own['menu'])
  const group = textOf(menu['group'])
  const sequence = numberOf(menu['sequence']) ?? 50
  return group === undefined ? { sequence, code: name } : { group, sequence, code: `${group}.${name}` }
}
