import { createContext } from 'react'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import type { Unknown } from '../referred/ReferredContext.ts'

/** A value as the server will store it, or why that is not known yet. */
export type Prediction = { value: Json } | { unknown: Unknown }

/** A record of a form, or a row in one, whose values can be asked for: what is filled in, and what the server will compute. */
export interface Predicted {
  predict: (name: string) => Prediction
  /** The same of the record that a reference leads to. */
  follow: (place: ComparedPlace) => Prediction
  /** What a property held before, in a list, as long as nothing is changed that it is compared with. */
  chosenBefore: (source: string, compared: readonly ComparedPlace[]) => Prediction
  /** A row of a list, also of one whose rows are records of another entity. */
  row: (list: string, row: JsonObject) => Predicted
  /** What is inside an object of the record, or inside a row of a list of such. */
  part: (source: string, object: JsonObject, name: string) => Prediction
}

/** A record of which nothing is known. */
export function unknownRecord(why: Unknown): Predicted {
  const unknown = () => ({ unknown: why })
  const record: Predicted = {
    predict: unknown,
    follow: unknown,
    chosenBefore: unknown,
    row: () => record,
    part: unknown,
  }
  return record
}

/** The record around an input. */
export const PredictedContext = createContext<Predicted>(unknownRecord('unseen'))
