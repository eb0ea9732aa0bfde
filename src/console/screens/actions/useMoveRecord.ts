import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { FenxiaoDataProvider } from '../../session/api/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'

/** Makes a state move and shows what became of it, everywhere the record is on screen. */
export function useMoveRecord(resource: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const words = useEntityWords(resource)
  return useMutation({
    mutationFn: ({ record, move }: { record: RaRecord; move: Move }) =>
      dataProvider.move(resource.entity, { id: record.id, code: move.code, version: record['version'] }),
    onSuccess: (_answer, { move }) =>
      notify('screens.move.done', { type: 'success', messageArgs: { move: words.move(move.code) } }),
    onError: (error) => notifyFailure(error, 'screens.notify.notSaved'),
    // After a refusal too: someone else may have moved the record already.
    onSettled: () => queries.invalidateQueries({ queryKey: [resource.entity] }),
  })
}
