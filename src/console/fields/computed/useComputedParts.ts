import { use } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InputOptions } from '../../kit/inputs/InputProps.ts'
import { fieldOf, resourceOf } from '../../session/entities/resourceOf.ts'
import type { ComputedPart } from '../object/ComputedPart.ts'
import { PredictorContext } from '../predicted/Predictor.ts'
import { drawPrediction } from './drawPrediction.tsx'
import { wordsWithin } from '../ValueWords.ts'
import { useValueWords } from '../values/useValueWords.ts'

/** The properties that are computed in each row of a list, or in an object, as the server will compute them. */
export type ComputedInside = NonNullable<InputOptions['computedInside']>

/** The computed properties of each row of a list, or of an object, computed from its values and the record around it. */
export function useComputedParts({ entity, source, parts }: ComputedInside): ComputedPart[] {
  const resource = resourceOf(entity)
  if (!resource) throw new TypeError(`There is no entity ${entity}`)
  const words = wordsWithin(useValueWords(resource), source)
  const record = use(PredictorContext)
  const { fields = [] } = fieldOf(resource, source) ?? {}
  return fields.flatMap((field): ComputedPart[] => {
    const { source: name, rule } = field
    if (rule || !parts.includes(name)) return []
    const draw = (row: JsonObject) => drawPrediction(field, record.part(source, row, name), words)
    return [{ name, label: words.label(name), draw, showWhen: field.showWhen }]
  })
}
