import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNotifyRefusal } from './useNotifyRefusal.tsx'
import { isRefusedInside } from './isRefusedInside.ts'
import { wantedBy } from './movesOf.ts'

interface MoveOne {
  record: RaRecord
  move: Move
  /** The values filled in with the move. */
  values?: JsonObject
  /** Turns a failure into one that the dialog can explain better. */
  explainFailure?: (error: unknown) => unknown
}

/** Makes a state move and shows the result everywhere the record is on screen. */
export function useMoveRecord(resource: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyRefusal = useNotifyRefusal(resource)
  const translate = useTranslate()
  const words = useEntityWords(resource)
  return useMutation({
    mutationFn: ({ record, move, values, explainFailure = itself }: MoveOne) =>
      dataProvider
        .move(resource.entity, { id: record.id, code: move.code, version: record['version'], values })
        .catch((error: unknown) => {
          throw explainFailure(error)
        }),
    onSuccess: (_answer, { move }) =>
      notify('screens.move.done', { type: 'success', messageArgs: { move: words.move(move.code) } }),
    onError: (error, { record, move, values }) => {
      if (isRefusedInside(error, move)) return
      const facts = { move: words.move(move.code), record: recordTitle(resource, record, words) }
      const title = translate('screens.move.failed', facts)
      const failed = translate('screens.move.unmade', facts)
      notifyRefusal(error, { record, title, failed, wanted: wantedBy(resource, move, values) })
    },
    // Also after a refusal, because someone else may have moved the record already.
    onSettled: () => queries.invalidateQueries({ queryKey: [resource.entity] }),
  })
}

const itself = (error: unknown) => error
