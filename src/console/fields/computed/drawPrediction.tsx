import type { ReactNode } from 'react'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Prediction } from '../predicted/Predictor.ts'
import { UnknownValue } from '../referred/UnknownValue.tsx'
import { displayText } from '../values/displayText.ts'
import type { ValueWords } from '../ValueWords.ts'

/** Draws the predicted value of a computed property in a row or an object. */
export function drawPrediction(field: Field, prediction: Prediction, words: ValueWords): ReactNode {
  if ('unknown' in prediction) return <UnknownValue why={prediction.unknown} />
  return displayText(field, { [field.source]: prediction.value }, words) || words.nothing
}
