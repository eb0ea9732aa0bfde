import { readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Entity, Property } from '../contracts/Model.ts'
import { computationOf, computedPartsOf } from './computationOf.ts'
import { ExpressionFault } from './ExpressionFault.ts'

/** A computed property by its name. */
export type NamedComputation = [name: string, computation: Computation]

/** The computations of an entity's form: all except those that read values which the form does not have. */
export function computedIn(entity: Entity): NamedComputation[] {
  return entity.properties.flatMap((property): NamedComputation[] => {
    const computation = ofRecord(entity, property)
    return computation ? [[property.name, computation]] : []
  })
}

/** The computations in rows that are other records, from the values they show, their references, and their owner. */
export function computedInRows(entity: Entity, list: Property): NamedComputation[] {
  return (list.properties ?? []).flatMap((part): NamedComputation[] => {
    const computation = ofRow(entity, list, part)
    return computation ? [[part.name, computation]] : []
  })
}

// The two functions call each other property by property. No value follows from itself, so the recursion ends.
function ofRecord(entity: Entity, property: Property): Computation | undefined {
  const computation = computationOf(property, entity.properties)
  const isTold = computation && readsOf(computation.expression).every((read) => isToldInList(read, entity))
  return isTold ? computation : undefined
}

function ofRow(
  entity: Entity,
  { children, properties: parts = [] }: Property,
  part: Property,
): Computation | undefined {
  if (!children) return undefined
  const known = [...parts, ownerReference(children.of, entity)]
  const computation = unlessHidden(() => computationOf(part, known))
  const isTold =
    computation &&
    readsOf(computation.expression).every(
      (read) => isToldByOwner(read, children.of, entity) && isToldInPart(read, parts),
    )
  return isTold ? computation : undefined
}

/** The computations inside an object or a list of objects in such a row; undefined if there are none. */
export function computedInsidePart(part: Property, parts: readonly Property[]): ComputedParts | undefined {
  return unlessHidden(() => computedPartsOf(part, parts))
}

/** Returns undefined if an expression reads a property that rows do not show, such as their order. */
function unlessHidden<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ExpressionFault) return undefined
    throw error
  }
}

function isToldInList(read: Read, entity: Entity): boolean {
  if (!('list' in read) || read.item === undefined) return true
  const list = entity.properties.find(({ name }) => name === read.list)
  const part = list?.properties?.find(({ name }) => name === read.item)
  if (!list?.children || part?.computed === undefined) return true
  return ofRow(entity, list, part) !== undefined
}

function isToldByOwner(read: Read, of: string, entity: Entity): boolean {
  if ('of' in read && read.of === of) return false
  if (!('through' in read) || read.through !== of) return true
  const property = entity.properties.find(({ name }) => name === read.property)
  return property?.computed === undefined || ofRecord(entity, property) !== undefined
}

/** The reference of rows to the record in whose form they are shown; the rows do not show it. */
function ownerReference(name: string, { name: entity, label, properties }: Entity): Property {
  return {
    name,
    label,
    schema: { type: 'string', format: 'uuid' },
    required: true,
    access: 'readWrite',
    field: 'reference',
    unique: false,
    sortable: false,
    reference: { entity, onDelete: 'cascade', read: properties },
  }
}

function isToldInPart(read: Read, parts: readonly Property[]): boolean {
  if (!('list' in read) || read.item === undefined) return true
  const list = parts.find(({ name }) => name === read.list)
  const part = list?.properties?.find(({ name }) => name === read.item)
  return !list || part?.computed === undefined || computedInsidePart(list, parts) !== undefined
}
