import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { changeInParts } from './changeInParts.ts'
import { isRefusedInside } from './isRefusedInside.ts'

interface MoveMany {
  records: readonly RaRecord[]
  move: Move
  /** The values filled in with the move, the same for all records. */
  values?: JsonObject
}

/** Makes a state move of all records that can make it, and reports why the others cannot. */
export function useMoveRecords(resource: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const words = useEntityWords(resource)
  const translate = useTranslate()
  return useMutation({
    mutationFn: ({ records, move, values }: MoveMany) =>
      changeInParts(dataProvider, resource.entity, {
        ids: records.map(({ id }) => id),
        code: move.code,
        values,
      }),
    onSuccess: ({ done, refused }, { move }) => {
      if (refused.length > 0) return
      notify('screens.move.doneMany', {
        type: 'success',
        messageArgs: { move: words.move(move.code), smart_count: done.length },
      })
    },
    onError: (error, { move }) => {
      if (!isRefusedInside(error, move))
        notifyFailure(error, translate('screens.move.unmade', { move: words.move(move.code) }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resource.entity] }),
  })
}
