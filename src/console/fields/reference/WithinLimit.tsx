import { use } from 'react'
import type { ComponentType } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { comparedPlacesOf } from '#shared/contracts/comparedPlacesOf.ts'
import type { InputOptions, InputProps, WantedValues } from '../../kit/inputs/InputProps.ts'
import { complaintText } from '../../kit/messages/complaintText.ts'
import { PredictorContext } from '../predicted/Predictor.ts'
import type { Predictor, Prediction } from '../predicted/Predictor.ts'
import { idsOf } from './names/linkedIds.ts'
import { useOptions } from './useOptions.ts'

type Limit = NonNullable<InputOptions['limit']>

interface WithinLimitProps extends InputProps {
  Input: ComponentType<InputProps>
  limit: Limit
}

/** A reference that is limited to some records: only these are offered, and another record causes a complaint. */
export function WithinLimit({ Input, limit, ...props }: WithinLimitProps) {
  const record = use(PredictorContext)
  const where = wantedBy(limit, record)
  const before = record.chosenBefore(limit.source, comparedPlacesOf(limit))
  const isRefused = useIsRefused(props, where, before)
  const { message } = limit
  const complaint = { path: '', code: 'referenceLimit', ...(message && { message }) }
  const whyNot = complaintText(complaint, props)
  const error = props.error ?? (isRefused ? whyNot : undefined)
  return <Input {...props} error={error} options={{ ...props.options, where, whyNot }} />
}

/** The values that records must have to be chosen, as far as the form knows them; a property that is not set limits nothing. */
function wantedBy({ where }: Limit, record: Predictor): WantedValues {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, condition]) => {
      if ('values' in condition) return [[name, condition.values]]
      const found = record.follow(condition)
      const value = 'value' in found ? found.value : null
      return value === null || typeof value === 'object' ? [] : [[name, [value]]]
    }),
  )
}

/** Whether a newly chosen record lacks the required values; false while the records chosen before are loading. */
function useIsRefused({ value, options = {} }: InputProps, where: WantedValues, before: Prediction): boolean {
  const { entity = '', key } = options.reference ?? {}
  const idsIn = (held: Json) => idsOf([held].flat(), key).map((id) => id.toLowerCase())
  const former = new Set('value' in before ? idsIn(before.value) : [])
  const ids = idsIn(value ?? null).filter((id) => !former.has(id))
  const isLoading = 'unknown' in before && before.unknown === 'loading'
  const isAsked = !isLoading && ids.length > 0 && Object.keys(where).length > 0
  const { data, isPlaceholderData } = useOptions(entity, { ids, where, enabled: isAsked })
  const known = isAsked && !isPlaceholderData && data
  if (!known) return false
  const found = new Set(known.map(({ id }) => String(id)))
  return ids.some((id) => !found.has(id))
}
