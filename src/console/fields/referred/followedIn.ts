import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { equal } from '#shared/validation/equal.ts'

/** Another record: its entity and its id. */
export type Target = readonly [entity: string, id: string]

/** By what a record is known among others. */
export function keyOfTarget(target: Target): string {
  return target.join(' ')
}

/** What a record is computed from. */
export interface Following {
  /** Of its entity. */
  fields: readonly Field[]
  computed: Readonly<Record<string, Computation>>
}

/** A record as the form has it, and as it is stored. */
export interface Edited {
  record: JsonObject
  /** Absent where it is new. */
  stored?: JsonObject | undefined
}

/** Which other records have to be known to compute a record. */
export function followedIn({ fields, computed }: Following, edited: Edited): Target[] {
  return Object.values(computed).flatMap(({ expression }) => {
    const reads = readsOf(expression)
    if (isLeft(reads, edited)) return []
    return reads.flatMap((read) => ('through' in read ? targetsOf(fields, read.through, edited.record) : []))
  })
}

/** Whether a value that follows references stays as it is stored, since nothing that it is computed from was changed. */
export function isLeft(reads: readonly Read[], { record, stored }: Edited): boolean {
  if (!stored || !reads.some((read) => 'through' in read)) return false
  return reads.map(nameIn).every((name) => equal(stored[name] ?? null, record[name] ?? null))
}

/** The record that a reference leads to; none where it is not set. */
export function targetsOf(fields: readonly Field[], source: string, record: JsonObject): Target[] {
  const { reference } = fields.find((field) => field.source === source) ?? {}
  const id = record[source]
  return reference && typeof id === 'string' ? [[reference.entity, id.toLowerCase()]] : []
}
