import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useFailureText } from '../../../kit/page/useFailureText.ts'
import { restoreRecords } from '../../actions/deletion/restoreRecords.ts'
import { restoreRefusalIn } from '../../actions/deletion/restoreRefusal.ts'
import type { RestoreRefusal } from '../../actions/deletion/restoreRefusal.ts'
import { purgeRecords } from './purgeRecords.ts'
import { useDeletedWords } from './useDeletedWords.ts'

/** An action on deleted records. */
export type DeletedAction = 'restore' | 'purge'

/** The reason why an action on deleted records failed. */
export interface DeletedRefusal extends RestoreRefusal {
  action: DeletedAction
  text: string
}

const calls = { restore: restoreRecords, purge: purgeRecords } as const satisfies Record<
  DeletedAction,
  typeof restoreRecords
>

/**
 * Restores deleted records or removes them for good, either all of them or none; `title` names a single one. Resolves to whether
 * it was done.
 */
export function useDeletedActions(resource: Resource) {
  const words = useDeletedWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<DeletedRefusal>()
  const act = async (action: DeletedAction, ids: readonly string[], title: string): Promise<boolean> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await calls[action](resource, ids)
    } catch (error) {
      setRefusal({ action, ...restoreRefusalIn(error), text: failureText(error, words[action].failed) })
      return false
    } finally {
      setBusy(false)
    }
    const { done, doneMany } = words[action]
    const text =
      ids.length === 1
        ? fillPlaceholders(done, { record: title })
        : fillPlaceholders(doneMany, { count: ids.length })
    notify(text, { type: 'success', messageArgs: { _: text } })
    void queries.invalidateQueries({ queryKey: [resource.entity] })
    return true
  }
  return { act, busy, refusal, forget: () => setRefusal(undefined) }
}
