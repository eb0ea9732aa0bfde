import { use } from 'react'
import type { ReactNode } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { PredictorContext } from '../predicted/Predictor.ts'

interface RowRecordProps {
  list: string | undefined
  row: JsonObject
  children: ReactNode
}

/** Gives the inputs of a row the predicted values of that row, if they need them. */
export function RowRecord({ list, row, children }: RowRecordProps) {
  const owner = use(PredictorContext)
  if (list === undefined) return children
  return <PredictorContext value={owner.row(list, row)}>{children}</PredictorContext>
}
