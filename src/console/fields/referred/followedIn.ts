import type { Computation } from '#shared/contracts/Expression.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Fills } from '#shared/contracts/Table.ts'
import { isFollowed } from '#shared/validation/filledIn.ts'
import type { FindReferred as FindByReference } from '#shared/validation/filledIn.ts'
import type { FindReferred } from './ReferredContext.ts'

/** Another record: its entity and its id. */
export type Target = readonly [entity: string, id: string]

/** By what a record is known among others. */
export function keyOfTarget(target: Target): string {
  return target.join(' ')
}

/** What a record is computed from, and what a new one is filled in with. */
export interface Following {
  /** Of its entity. */
  fields: readonly Field[]
  computed?: Readonly<Record<string, Computation>> | undefined
  fills?: Fills | undefined
}

/** A record as the form has it, and as it is stored. */
export interface Edited {
  record: JsonObject
  /** Absent where it is new. */
  stored?: JsonObject | undefined
}

/** Which other records have to be known to fill in a new one. */
export function filledFrom({ fields, fills = {} }: Following, { record, stored }: Edited): Target[] {
  // Also of what was entered instead, as it may be taken back.
  const filled = stored ? [] : Object.values(fills).flatMap((fill) => (isFollowed(fill) ? fill.through : []))
  return filled.flatMap((source) => targetsOf(fields, source, record))
}

/** What a new record will be filled in with from records that cannot be seen. */
export function unseenFillingsIn(following: Following, edited: Edited, find: FindReferred): string[] {
  return Object.keys(following.fills ?? {}).filter((name) => {
    const through = fillThrough(name, following, edited)
    const targets = through === undefined ? [] : targetsOf(following.fields, through, edited.record)
    return targets.some((target) => find(target) === 'unseen')
  })
}

/** By which reference a property is filled in; undefined where it holds a value, or where nothing is filled in. */
function fillThrough(
  name: string,
  { fills = {} }: Following,
  { record, stored }: Edited,
): string | undefined {
  const fill = !stored && record[name] === undefined ? fills[name] : undefined
  return fill && isFollowed(fill) ? fill.through : undefined
}

/** Finds what the references of a record lead to, as far as it is known. */
export function findThrough(fields: readonly Field[], find: FindReferred): FindByReference {
  return (reference, record) => {
    const [found] = targetsOf(fields, reference, record).map(find)
    return typeof found === 'string' ? undefined : found
  }
}

/** The record that a reference leads to; none where it is not set. */
export function targetsOf(fields: readonly Field[], source: string, record: JsonObject): Target[] {
  const { reference } = fields.find((field) => field.source === source) ?? {}
  const id = record[source]
  return reference && typeof id === 'string' ? [[reference.entity, id.toLowerCase()]] : []
}
