import type { Values } from '../../../session/entities/recordName.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** An input of the filter card: a property, the free search, or both ends of a range. */
export interface FilterInput {
  kind: 'search' | 'match' | 'range'
  source: string
  field?: Field
  /** The number of grid cells that it takes where there is room. */
  width: 1 | 2
}

/** The inputs of an entity's filter card, the free search first; properties that the list's scope fixes have none. */
export function filterInputs({ search, filters, fields }: Resource, scope: Values = {}): FilterInput[] {
  const named = filters.flatMap(({ source, as }): FilterInput[] => {
    const field = fields.find((each) => each.source === source)
    return field && !(source in scope) ? [{ kind: as, source, field, width: as === 'range' ? 2 : 1 }] : []
  })
  return search ? [{ kind: 'search', source: 'q', width: 1 }, ...named] : named
}

/** The names of all filters that the input can set. */
export function namesOf({ source }: Pick<FilterInput, 'source'>): string[] {
  return [source, `${source}_gte`, `${source}_lte`, `${source}_within`]
}

/** The number of inputs that fit in the first row, whose last cell belongs to the buttons. */
export function fitting(inputs: readonly FilterInput[], cells: number): number {
  let left = Math.max(1, cells - 1)
  const overflow = inputs.findIndex(({ width }) => {
    left -= Math.min(width, Math.max(1, cells - 1))
    return left < 0
  })
  return overflow < 0 ? inputs.length : overflow
}
