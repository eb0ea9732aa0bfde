import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Choice } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { useResources } from '../../session/entities/useResources.ts'

/** The kinds of records by their displayed names, without logs. A chosen kind stays a choice even if it is gone. */
export function useEntityChoices(chosen: readonly Json[]): Choice[] {
  const translate = useTranslate()
  const known = useResources().filter(({ kind }) => kind !== 'log')
  const names = new Set([...known.map(({ entity }) => entity), ...chosen.map(textOf)])
  return [...names].map((value) => ({
    value,
    label: translate(`resources.${value}.name`, { smart_count: 1, _: value }),
  }))
}
