import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../contracts/Model.ts'

/**
 * Whether the values of one property can be stored in the other: values of one type that are not money in one and percent in the
 * other, or references to one entity.
 */
export function isCompatible(one: Property, other: Property): boolean {
  if (one.secret || !one.column || hasOtherUnit(one, other)) return false
  return one.column.type === other.column?.type && one.reference?.entity === other.reference?.entity
}

/** A property with the words that name it in a complaint. */
export interface NamedProperty {
  called: string
  property: Property
}

/** Says what two unlike properties hold, one of which may just have changed in another file; undefined if they are alike. */
export function incompatibilityWords(one: NamedProperty, other: NamedProperty): string | undefined {
  if (isCompatible(one.property, other.property)) return undefined
  const heldIn = hasOtherUnit(one.property, other.property) ? unitOf : heldBy
  return `${one.called} holds ${heldIn(one.property)}, and ${other.called} ${heldIn(other.property)}.`
}

/** A number without a unit matches any unit. */
function hasOtherUnit(one: Property, other: Property): boolean {
  return one.unit !== undefined && other.unit !== undefined && one.unit !== other.unit
}

function unitOf({ unit }: Property): string {
  return unit === 'percent' ? 'a percentage' : 'an amount of money'
}

/** Advice about two properties that are not alike, with a possible replacement for one of them. */
export function compatibilityAdvice(instead: string): string {
  return `Make them alike, or ${instead.slice(0, 1).toLowerCase()}${instead.slice(1)}`
}

function heldBy({ secret, reference, column }: Property): string {
  if (secret) return 'a secret'
  if (reference) return `the id of a record of "${reference.entity}"`
  if (!column) return 'several records'
  return column.type === 'decimal' ? decimals(column.scale ?? 0) : held[column.type]
}

function decimals(scale: number): string {
  return `a number with ${scale} ${scale === 1 ? 'decimal' : 'decimals'}`
}

const held: Readonly<Record<Exclude<ColumnType, 'decimal'>, string>> = {
  text: 'a text',
  integer: 'a whole number',
  double: 'a number with any decimals',
  boolean: 'a yes or no',
  uuid: 'an id',
  timestamp: 'a moment',
  date: 'a date',
  json: 'a list or an object',
}
