import { readsOf } from '#shared/computed/readsOf.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'
import { isLocked } from '#shared/states/lockOf.ts'
import { computationOf } from '../computed/computationOf.ts'
import type { Entity, Model, Property } from '../contracts/Model.ts'
import { numberOf } from '../load/readJson.ts'

/** Those whose rows the records are, and whether they ask for them: by computed values, by states that lock them, or by how many there may be. */
export function ownersOf({ name }: Entity, model: Model): Pick<Table, 'owners'> {
  const owners = ownersIn(model).get(name)
  return owners ? { owners } : {}
}

/** Those of each entity, by its name; every table asks. */
const ownersIn = onceFor(({ entities }: Model): ReadonlyMap<string, Owner[]> => {
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
  const asking = isAsked ? bounds : { asksNothing: true as const }
  return { entity: entity.name, property: name, of: children.of, ...asking }
}

/** How many rows there may be; undefined where the schema does not say. */
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
