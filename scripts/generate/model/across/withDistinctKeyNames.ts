import { memoize } from '#shared/memoize.ts'
import type { Entity } from '../../contracts/Model.ts'
import { distinctName } from '../names/shortened.ts'

/**
 * The entities with distinct names for all unique keys and rules against overlaps: `item_code` of `order` reads as `code` of
 * `order_item`. The shorter table keeps the plain name, because the table that belongs to it mostly comes later.
 */
export function withDistinctKeyNames(entities: readonly Entity[]): Entity[] {
  const taken = new Set<string>()
  const names = new Map<Entity, string[]>()
  const shortestFirst = entities.toSorted((one, other) => one.tableName.length - other.tableName.length)
  for (const entity of shortestFirst) {
    const own = [...entity.unique, ...entity.noOverlap].map((key) => {
      const name = distinctName(taken, key.name, JSON.stringify([entity.tableName, key]))
      taken.add(name)
      return name
    })
    names.set(entity, own)
  }
  return entities.map((entity) => withKeyNames(entity)((names.get(entity) ?? []).join(' ')))
}

/** The entity itself if it has these names already; else a copy that is made once for these names. */
const withKeyNames = memoize((entity: Entity) => {
  const { unique, noOverlap } = entity
  const known = new Map([[[...unique, ...noOverlap].map(({ name }) => name).join(' '), entity]])
  return (joined: string): Entity => {
    const names = joined.split(' ')
    const named = <Key extends { name: string }>(keys: readonly Key[], first: number) =>
      keys.map((key, index) => ({ ...key, name: names[first + index] ?? key.name }))
    const made = known.get(joined) ?? {
      ...entity,
      unique: named(unique, 0),
      noOverlap: named(noOverlap, unique.length),
    }
    known.set(joined, made)
    return made
  }
})
