import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { useFailureText } from '../../../kit/page/useFailureText.ts'
import { isObject, textOf } from '../../../kit/text/readValue.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'
import { restoreRecords } from '../../actions/deletion/restoreRecords.ts'
import { useDeletedWords } from './useDeletedWords.ts'

/** Why records could not be restored. */
export interface RestoreRefusal {
  /** The one that stands against it; empty where the server names none. */
  id: string
  text: string
  fields: readonly FieldRefusal[]
}

/** Brings deleted records back, all of them or none; `title` names a single one. Says whether it was done. */
export function useRestore(resource: Resource) {
  const words = useDeletedWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<RestoreRefusal>()
  const restore = async (ids: readonly string[], title: string): Promise<boolean> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await restoreRecords(resource, ids)
    } catch (error) {
      setRefusal({ ...refusedIn(error), text: failureText(error, words.notRestored) })
      return false
    } finally {
      setBusy(false)
    }
    const [one, many] = [
      fill(words.restored, { record: title }),
      fill(words.restoredMany, { count: ids.length }),
    ]
    const text = ids.length === 1 ? one : many
    notify(text, { type: 'success', messageArgs: { _: text } })
    void queries.invalidateQueries({ queryKey: [resource.entity] })
    return true
  }
  return { restore, busy, refusal, forget: () => setRefusal(undefined) }
}

function refusedIn(error: unknown): Pick<RestoreRefusal, 'id' | 'fields'> {
  if (!(error instanceof ApiFailure) || !error.error) return { id: '', fields: [] }
  const { facts, fields = [] } = error.error
  return { id: isObject(facts) ? textOf(facts['id']) : '', fields }
}
