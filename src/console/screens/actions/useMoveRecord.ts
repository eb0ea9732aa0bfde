import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { FenxiaoDataProvider } from '../../session/api/FenxiaoDataProvider.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNotifyRefusal } from './useNotifyRefusal.tsx'
import { wantedBy } from './movesOf.ts'

/** Makes a state move and shows what became of it, everywhere the record is on screen. */
export function useMoveRecord(resource: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyRefusal = useNotifyRefusal(resource)
  const translate = useTranslate()
  const words = useEntityWords(resource)
  return useMutation({
    mutationFn: ({ record, move }: { record: RaRecord; move: Move }) =>
      dataProvider.move(resource.entity, { id: record.id, code: move.code, version: record['version'] }),
    onSuccess: (_answer, { move }) =>
      notify('screens.move.done', { type: 'success', messageArgs: { move: words.move(move.code) } }),
    onError: (error, { record, move }) => {
      const facts = { move: words.move(move.code), record: recordTitle(resource, record, words) }
      const title = translate('screens.move.failed', facts)
      notifyRefusal(error, { record, title, wanted: wantedBy(resource, move) })
    },
    // After a refusal too: someone else may have moved the record already.
    onSettled: () => queries.invalidateQueries({ queryKey: [resource.entity] }),
  })
}
