import { readsOf } from '#shared/computed/readsOf.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import { isLocked } from '#shared/states/lockOf.ts'
import { computationOf } from '../computed/computationOf.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { numberOf } from '../load/readJson.ts'

/**
 * The entities whose rows the records are, and whether they need to know of them: by computed values, by
 * states that lock rows, or by bounds on their number.
 */
export function ownersOf({ name }: Entity, model: Model): Pick<Table, 'owners'> {
  const owners = ownersIn(model).get(name)
  return owners ? { owners } : {}
}

/** The owners of each entity, by its name; computed once, because every table needs them. */
const ownersIn = memoize(({ entities }: Model): ReadonlyMap<string, Owner[]> => {
  const known = new Map<string, Owner[]>()
  for (const entity of entities)
    for (const property of entity.properties) {
      const target = property.children?.entity
      const owner = ownerOf(entity, property)
      if (target !== undefined && owner) known.set(target, [...(known.get(target) ?? []), owner])
    }
  return known
})

function ownerOf(entity: Entity, property: Property): Owner | undefined {
  const { name, children } = property
  if (!children) return undefined
  const bounds = boundsOf(property)
  const isAsked = bounds !== undefined || isComputedFrom(entity, name) || locksRows(entity, name)
  const asking = isAsked ? bounds : { isIndependent: true as const }
  return { entity: entity.name, property: name, of: children.of, ...asking }
}

/** The bounds on the number of rows; undefined if the schema sets none. */
function boundsOf({ schema, required }: Property): Partial<Owner> | undefined {
  const minItems = numberOf(schema['minItems']) ?? 0
  const maxItems = numberOf(schema['maxItems'])
  if (minItems === 0 && maxItems === undefined) return undefined
  return {
    ...(minItems > 0 ? { minItems } : {}),
    ...(minItems > 0 && !required ? { orNone: true } : {}),
    ...(maxItems === undefined ? {} : { maxItems }),
  }
}

function locksRows({ states }: Entity, list: string): boolean {
  const locks = Object.values(states?.locked ?? {})
  return states !== undefined && locks.some((lock) => isLocked(states, lock, list))
}

function isComputedFrom({ properties }: Entity, list: string): boolean {
  return properties.some((property) => {
    const computation = computationOf(property, properties)
    const reads = computation ? readsOf(computation.expression) : []
    return reads.some((read) => 'list' in read && read.list === list)
  })
}
