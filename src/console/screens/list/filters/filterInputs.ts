import { groupedBy } from '../../../session/entities/groupedBy.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** One input of the filter card: a property, the free search, or both ends of a range. */
export interface FilterInput {
  kind: 'search' | 'match' | 'range'
  source: string
  field?: Field
  /** Of a property of what a reference leads to: both names, such as `user_id.province`, and whose property it is. */
  over?: { group: string; resource: Resource }
  /** Cells of the grid it takes where there is room. */
  width: 1 | 2
}

/** The inputs of an entity's filter card, the free search first; what always holds needs none. */
export function filterInputs({ search, filters, fields }: Resource, scope: Values = {}): FilterInput[] {
  const named = filters.flatMap(({ source, as }): FilterInput[] => {
    const field = fields.find((each) => each.source === source)
    return field && !(source in scope) ? [{ kind: as, source, field, width: as === 'range' ? 2 : 1 }] : []
  })
  return search ? [{ kind: 'search', source: 'q', width: 1 }, ...named] : named
}

/** The inputs of filters in force on what references lead to, such as those that a chart sets. */
export function overInputs(
  resource: Resource,
  values: Values,
  resources: readonly Resource[],
): FilterInput[] {
  return Object.keys(values).flatMap((source): FilterInput[] => {
    const group = /^([^.]+\.[^.]+)_eq$/u.exec(source)?.[1]
    const told = group === undefined ? undefined : groupedBy(resource, group, resources)
    if (group === undefined || !told?.field) return []
    return [{ kind: 'match', source, field: told.field, over: { group, resource: told.resource }, width: 1 }]
  })
}

/** How many inputs fit into the first row, whose last cell belongs to the buttons. */
export function fitting(inputs: readonly FilterInput[], cells: number): number {
  let left = Math.max(1, cells - 1)
  const overflow = inputs.findIndex(({ width }) => {
    left -= Math.min(width, Math.max(1, cells - 1))
    return left < 0
  })
  return overflow < 0 ? inputs.length : overflow
}
