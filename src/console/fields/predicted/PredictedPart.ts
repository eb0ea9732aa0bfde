import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { equal } from '#shared/validation/equal.ts'
import { targetsOf } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'
import type { Predictor, Prediction } from './Predictor.ts'

/** The row's place in its record, and the sources of its values. */
interface PartSources {
  list: string
  row: JsonObject
  /** The record that the row is part of. */
  record: Predictor
  /** The fields of the row. */
  fields: readonly Field[]
  find: FindReferred
}

/** A row of a list that is part of its record, not a record of its own. */
export class PredictedPart implements Predictor {
  readonly #sources: PartSources

  constructor(sources: PartSources) {
    this.#sources = sources
  }

  predict(name: string): Prediction {
    const { record, list, row } = this.#sources
    return record.part(list, row, name)
  }

  follow(place: ComparedPlace): Prediction {
    const { record, row, fields, find } = this.#sources
    if (!place.row) return record.follow(place)
    if (place.through === undefined) return this.predict(place.property)
    const [found] = targetsOf(fields, place.through, row).map(find)
    return typeof found === 'string' ? { unknown: found } : { value: found?.[place.property] ?? null }
  }

  /** Rows have no id, so the former values are those of all stored rows that have the same compared values as this row. */
  chosenBefore(source: string, compared: readonly ComparedPlace[]): Prediction {
    const { record, list } = this.#sources
    const before = record.chosenBefore(
      list,
      compared.filter(({ row }) => !row),
    )
    if ('unknown' in before) return before
    const names = compared.flatMap(({ row, through, property }) => (row ? [through ?? property] : []))
    const alike = listOf(before.value).filter(
      (row) => isJsonObject(row) && names.every((name) => this.#isAsIn(row, name)),
    )
    return { value: alike.flatMap((row) => (isJsonObject(row) ? [row[source] ?? null] : [])) }
  }

  #isAsIn(row: JsonObject, name: string): boolean {
    const held = this.predict(name)
    return 'value' in held && equal(held.value, row[name] ?? null)
  }

  row(): Predictor {
    throw new TypeError(`The rows of ${this.#sources.list} have no rows that are known`)
  }

  part(_source: string, object: JsonObject, name: string): Prediction {
    return { value: object[name] ?? null }
  }
}
