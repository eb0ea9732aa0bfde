import { createContext } from 'react'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import type { UnknownReason } from '../referred/ReferredContext.ts'

/** A value as the server will store it, or the reason why it is not known yet. */
export type Prediction = { value: Json } | { unknown: UnknownReason }

/** A record of a form, or a row in it, that predicts values: those filled in, and those that the server will compute. */
export interface Predictor {
  predict: (name: string) => Prediction
  /** Predicts a value of the record that a reference leads to. */
  follow: (place: ComparedPlace) => Prediction
  /** The stored values of a property, as a list; empty once a value that it is compared with has changed. */
  chosenBefore: (source: string, compared: readonly ComparedPlace[]) => Prediction
  /** The prediction of a row, in any list, including lists whose rows are records of another entity. */
  row: (list: string, row: JsonObject) => Predictor
  /** Predicts a value inside an object of the record, or inside a row of a list of objects. */
  part: (source: string, object: JsonObject, name: string) => Prediction
}

/** A record whose values are all unknown. */
export function unknownRecord(why: UnknownReason): Predictor {
  const unknown = () => ({ unknown: why })
  const record: Predictor = {
    predict: unknown,
    follow: unknown,
    chosenBefore: unknown,
    row: () => record,
    part: unknown,
  }
  return record
}

/** The record around an input. */
export const PredictorContext = createContext<Predictor>(unknownRecord('unseen'))
