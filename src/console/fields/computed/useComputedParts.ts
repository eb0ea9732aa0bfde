import { use } from 'react'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InputOptions } from '../../kit/inputs/InputProps.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import type { ComputedPart } from '../object/ComputedPart.ts'
import { wordsWithin } from '../ValueWords.ts'
import { displayText } from '../values/displayText.ts'
import { useValueWords } from '../values/useValueWords.ts'
import { EditedRecordContext } from './EditedRecordContext.ts'

/** What is computed in each row of a list, or in an object, as the server will compute it. */
export type ComputedInside = NonNullable<InputOptions['computedInside']>

/** What follows in each row of a list, or in an object, from what is filled in there and in the record around it. */
export function useComputedParts({ entity, source, parts }: ComputedInside): ComputedPart[] {
  const resource = resourceOf(entity)
  if (!resource) throw new TypeError(`There is no entity ${entity}`)
  const words = wordsWithin(useValueWords(resource), source)
  const record = use(EditedRecordContext)
  const { fields = [] } = resource.fields.find((field) => field.source === source) ?? {}
  return fields.flatMap((field): ComputedPart[] => {
    const { source: name } = field
    const computation = parts[name]
    if (!computation) return []
    const draw = (row: JsonObject) =>
      displayText(field, { [name]: computedValue(computation, record, { row }) }, words) || words.nothing
    return [{ name, label: words.label(name), draw }]
  })
}
