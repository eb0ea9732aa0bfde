import { use } from 'react'
import type { ComponentType } from 'react'
import type { InputOptions, InputProps, WantedValues } from '../../kit/inputs/InputProps.ts'
import { complaintText } from '../../kit/messages/complaintText.ts'
import { PredictedContext } from '../predicted/Predicted.ts'
import type { Predicted } from '../predicted/Predicted.ts'
import { idsOf } from './linkedIds.ts'
import { useOptions } from './useOptions.ts'

type Limit = NonNullable<InputOptions['limit']>

interface WithinLimitProps extends InputProps {
  Input: ComponentType<InputProps>
  limit: Limit
}

/** A reference that may not lead to every record: those are offered that it may, and another one is told. */
export function WithinLimit({ Input, limit, ...props }: WithinLimitProps) {
  const record = use(PredictedContext)
  const where = wantedBy(limit, record)
  const isRefused = useIsRefused(props, isStored(limit, record) ? {} : where)
  const { message } = limit
  const complaint = { path: '', code: 'referenceLimit', ...(message && { message }) }
  const error = props.error ?? (isRefused ? complaintText(complaint, props) : undefined)
  return <Input {...props} error={error} options={{ ...props.options, where }} />
}

/** What records must have to be chosen, as far as the form knows; a property that is not set limits nothing. */
function wantedBy({ where }: Limit, record: Predicted): WantedValues {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, condition]) => {
      if ('values' in condition) return [[name, condition.values]]
      const found = record.follow(condition)
      const value = 'value' in found ? found.value : null
      return value === null || typeof value === 'object' ? [] : [[name, [value]]]
    }),
  )
}

/** What was chosen stays as long as nothing changes that it is limited by. */
function isStored({ source, where }: Limit, record: Predicted): boolean {
  const compared = Object.values(where).flatMap((condition) => ('values' in condition ? [] : [condition]))
  return [{ property: source }, ...compared].every((place) => record.isLeft(place))
}

/** Whether something is chosen that has not these values. */
function useIsRefused({ value, options = {} }: InputProps, where: WantedValues): boolean {
  const { entity = '', key } = options.reference ?? {}
  const ids = idsOf([value ?? null].flat(), key)
  const isAsked = ids.length > 0 && Object.keys(where).length > 0
  const { data, isPlaceholderData } = useOptions(entity, { ids, where, enabled: isAsked })
  const known = isAsked && !isPlaceholderData && data
  if (!known) return false
  const found = new Set(known.map(({ id }) => String(id)))
  return ids.some((id) => !found.has(id.toLowerCase()))
}
