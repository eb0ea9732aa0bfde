import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { FenxiaoDataProvider } from '../../session/api/FenxiaoDataProvider.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { saveFailureOf } from '../../fields/form/saveFailure.ts'
import { isRefusedInside } from './isRefusedInside.ts'
import { wantedBy } from './movesOf.ts'
import { useNotifyRefusal } from './useNotifyRefusal.tsx'

interface MoveMany {
  records: readonly RaRecord[]
  move: Move
  /** What was filled in with it, the same for all. */
  values?: JsonObject
}

/** Makes a state move of many records, all of them or none; a refusal names the record that caused it. */
export function useMoveRecords(resource: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyRefusal = useNotifyRefusal(resource)
  const translate = useTranslate()
  const words = useEntityWords(resource)
  return useMutation({
    mutationFn: ({ records, move, values }: MoveMany) =>
      dataProvider.moveMany(resource.entity, { ids: records.map(({ id }) => id), code: move.code, values }),
    onSuccess: (_answer, { records, move }) =>
      notify('screens.move.doneMany', {
        type: 'success',
        messageArgs: { move: words.move(move.code), count: records.length },
      }),
    onError: (error, { records, move, values }) => {
      if (isRefusedInside(error, move)) return
      const cause = records.find(({ id }) => id === refusedId(error))
      if (cause && saveFailureOf(error).fields.length > 0) {
        const facts = { move: words.move(move.code), record: recordTitle(resource, cause, words) }
        const title = translate('screens.move.failedMany', facts)
        notifyRefusal(error, { record: cause, title, wanted: wantedBy(resource, move, values) })
        return
      }
      const message = cause
        ? translate('screens.move.refused', { record: recordName(resource, cause), reason: error.message })
        : error.message
      notify(message || 'screens.notify.notSaved', {
        type: 'error',
        ...(message && { messageArgs: { _: message } }),
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resource.entity] }),
  })
}

function refusedId(error: Error): unknown {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  const facts = isObject(body) ? body['facts'] : undefined
  return isObject(facts) ? facts['id'] : undefined
}
