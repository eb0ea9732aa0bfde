import type { Property } from '../../../contracts/Model.ts'
import type { UnitShape } from './Shape.ts'

/** The units of a property's numbers, and of those inside it. */
export function unitsOf({ unit, properties = [] }: Property, path: readonly string[] = []): UnitShape[] {
  const inside = properties.flatMap((part) => unitsOf(part, [...path, part.name]))
  return [...(unit ? [{ path, unit }] : []), ...inside]
}
