import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { saveFailureOf } from '../../../../fields/form/data/saveFailure.ts'
import { useNotifyFailure } from '../../../../kit/page/useNotifyFailure.ts'
import type { FenxiaoDataProvider } from '../../../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { changeInParts } from '../../../actions/changeInParts.ts'
import { useChangeWords } from './useChangeWords.ts'

interface ChangeMany {
  records: readonly RaRecord[]
  /** The values to set in each record. */
  values: JsonObject
}

/** Changes all records that accept the values, and reports why the others do not. */
export function useChangeRecords({ entity }: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const words = useChangeWords()
  return useMutation({
    mutationFn: ({ records, values }: ChangeMany) =>
      changeInParts(dataProvider, entity, { ids: records.map(({ id }) => id), values }),
    onSuccess: ({ done, refused }) => {
      if (refused.length === 0) notify(words.done(done.length), { type: 'success' })
    },
    onError: (error) => {
      // The fields show the refusal.
      if (saveFailureOf(error).fields.length === 0) notifyFailure(error, 'screens.notify.notSaved')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
