import type { Property } from '../../contracts/Model.ts'

/** Whether what one property holds can stand in the other: values of one type, or references to one entity. */
export function isAlike(one: Property, other: Property): boolean {
  if (one.secret || !one.column) return false
  return one.column.type === other.column?.type && one.reference?.entity === other.reference?.entity
}
