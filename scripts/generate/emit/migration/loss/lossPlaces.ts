import { snakeCase } from '#shared/words/nameForms.ts'
import type { Loss, Refusal, Spot } from '../steps/Change.ts'
import type { EntityShape, Shape } from '../shape/Shape.ts'

/**
 * Names places in the notation of `--allow-loss`: `order.note`, or `coupon` for an entity that is dropped. A table of links
 * belongs to its property, and to the entity if that is dropped.
 */
export function lossPlaces(before: Shape, after: Shape): (spot: Spot) => string {
  const now = after.entities ?? []
  const all = [...now, ...(before.entities ?? [])]
  return ({ table, column, part }) => {
    const own = all.find(({ name }) => snakeCase(name) === table)
    if (own) return [own.name, column, part].filter((name) => name !== undefined).join('.')
    const owner = ownerOf(table, all)
    if (!owner) return table
    const entity = now.find(({ name, renamedFrom }) => name === owner.name || renamedFrom === owner.name)
    return entity ? `${entity.name}.${propertyOf(table, snakeCase(owner.name), before)}` : owner.name
  }
}

/** A refusal of a loss that points at the place in the schema where it was decided. */
export function lossRefusal(
  { at, heirs }: Loss,
  place: string,
  words: Pick<Refusal, 'refusal' | 'advice'>,
): Refusal {
  return { ...words, at, ...(heirs ? { heirs } : {}), ...(place.includes('.') ? {} : { gone: place }) }
}

function ownerOf(table: string, entities: readonly EntityShape[]): EntityShape | undefined {
  const owners = entities.filter(({ name }) => table.startsWith(`${snakeCase(name)}_`))
  return owners.toSorted((one, other) => other.name.length - one.name.length)[0]
}

/** The property of a table of links; for references in the rows of a list the part of the list. */
function propertyOf(link: string, owner: string, before: Shape): string {
  const rest = link.slice(owner.length + 1)
  const columns = before.tables.find(({ name }) => name === owner)?.columns ?? []
  const list = columns.find(({ name, type }) => type === 'jsonb' && rest.startsWith(`${name}_`))
  return list ? `${list.name}.${rest.slice(list.name.length + 1)}` : rest
}
