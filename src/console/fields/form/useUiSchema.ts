import { useMemo } from 'react'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { lockedNames } from './data/lockedNames.ts'
import { reachableStates } from './uiSchema/reachableStates.ts'
import type { RecordFormProps } from './RecordFormProps.ts'
import { uiSchemaOf } from './uiSchema/uiSchemaOf.ts'

/** The uiSchema of a record's form: with the states that the person may set, and with locked properties read-only. */
export function useUiSchema({ resource, form, record }: RecordFormProps) {
  const words = useEntityWords(resource)
  const { moves } = useAllowed(resource)
  return useMemo(
    () =>
      uiSchemaOf({
        resource,
        form,
        words,
        states: reachableStates(resource, record, moves),
        isLocked: lockedNames(resource, record),
      }),
    [resource, form, words, record, moves],
  )
}
