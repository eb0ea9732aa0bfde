import type { Computation } from '#shared/contracts/Expression.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Fills } from '#shared/contracts/Table.ts'
import { isFilledByReference } from '#shared/validation/fillRecord.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import type { FindReferred } from './ReferredContext.ts'

/** Another record: its entity and its id. */
export type Target = readonly [entity: string, id: string]

/** The key that identifies a record. */
export function keyOfTarget(target: Target): string {
  return target.join(' ')
}

/** An entity's computations, and the values with which a new record is filled in. */
export interface Derivations {
  /** The fields of the entity. */
  fields: readonly Field[]
  computed?: Readonly<Record<string, Computation>> | undefined
  fills?: Fills | undefined
}

/** A record in the form, and as it is stored. */
export interface EditedRecord {
  record: JsonObject
  /** Absent if the record is new. */
  stored?: JsonObject | undefined
}

/** The other records that must be known to fill in a new one. */
export function fillTargets({ fields, fills = {} }: Derivations, { record, stored }: EditedRecord): Target[] {
  // Includes properties that have an entered value, because the user may clear it.
  const filled = stored
    ? []
    : Object.values(fills).flatMap((fill) => (isFilledByReference(fill) ? fill.through : []))
  return filled.flatMap((source) => targetsOf(fields, source, record))
}

/** The properties of a new record that will be filled in from records that the user cannot see. */
export function unseenFillingsIn(
  derivations: Derivations,
  edited: EditedRecord,
  find: FindReferred,
): string[] {
  return Object.keys(derivations.fills ?? {}).filter((name) => {
    const through = fillThrough(name, derivations, edited)
    const targets = through === undefined ? [] : targetsOf(derivations.fields, through, edited.record)
    return targets.some((target) => find(target) === 'unseen')
  })
}

/** The reference through which a property is filled in; undefined if it holds a value, or if nothing is filled in. */
function fillThrough(
  name: string,
  { fills = {} }: Derivations,
  { record, stored }: EditedRecord,
): string | undefined {
  const fill = !stored && record[name] === undefined ? fills[name] : undefined
  return fill && isFilledByReference(fill) ? fill.through : undefined
}

/** Finds the records that a record's references lead to, as far as they are known. */
export function findThrough(fields: readonly Field[], find: FindReferred): FindByReference {
  return (reference, record) => {
    const [found] = targetsOf(fields, reference, record).map(find)
    return typeof found === 'string' ? undefined : found
  }
}

/** The record that a reference leads to, in a list; empty if the reference is not set. */
export function targetsOf(fields: readonly Field[], source: string, record: JsonObject): Target[] {
  const { reference } = fields.find((field) => field.source === source) ?? {}
  const id = record[source]
  return reference && typeof id === 'string' ? [[reference.entity, id.toLowerCase()]] : []
}
