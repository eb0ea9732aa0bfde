import type { Transaction } from '#server/database/Database.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace, ReferenceLimit } from '#shared/contracts/Table.ts'
import { groupByReference } from '../../entity/PropertiesByReference.ts'
import type { PropertiesByReference } from '../../entity/PropertiesByReference.ts'
import { readReferred } from './referredTo.ts'
import type { ReadContext, ReferenceColumn } from './referredTo.ts'

/** Returns the value at a place: of a record or row, or of the record that its reference leads to. */
export type HeldAt = (place: ComparedPlace, holder: JsonObject) => Json | undefined

interface ComparisonOptions extends ReadContext {
  limits: readonly ReferenceLimit[]
  /** Whether places in rows are read, or those in the record. */
  inRows: boolean
}

/** Reads the values that limits compare, of records or rows and of their references. */
export async function comparedValues(
  tx: Transaction,
  references: readonly ReferenceColumn[],
  holders: readonly JsonObject[],
  { limits, inRows, ...reading }: ComparisonOptions,
): Promise<HeldAt> {
  const followed = followedIn(limits, inRows)
  const find = await readReferred(tx, references, holders, { ...reading, followed })
  return ({ through, property }, holder) =>
    through === undefined ? holder[property] : find(through, holder)?.[property]
}

function followedIn(limits: readonly ReferenceLimit[], inRows: boolean): PropertiesByReference {
  const places = limits.flatMap(comparedPlacesOf).filter(({ row = false }) => row === inRows)
  return groupByReference(
    places.flatMap(({ through, property }) => (through === undefined ? [] : [{ through, property }])),
  )
}
