import { deepEquals } from '@rjsf/utils'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { take } from '../../../fields/form/conflict/mergeEdits.ts'
import { formDataOf } from '../../../fields/form/data/formDataOf.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'
import { textsOf } from '../../../kit/text/readValue.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useNotifyRefusal } from '../../actions/useNotifyRefusal.tsx'
import { isRefusedElsewhere } from './isRefusedElsewhere.ts'
import { useCellEditWords } from './useCellEditWords.ts'

/** What is to be stored. */
export interface NewValue {
  /** As it was when the input was opened. */
  record: RaRecord
  name: string
  values: JsonObject
}

/** Stores one property of a record; what others changed of the rest meanwhile stays. */
export function useStoreValue(resource: Resource, form: ResourceForm) {
  const { entity } = resource
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyRefusal = useNotifyRefusal(resource)
  const { label } = useEntityWords(resource)
  const words = useCellEditWords()
  const store = ({ record, values }: NewValue, now: JsonObject) => {
    const required = take({}, formDataOf(now, form.schema), textsOf(form.schema.required))
    const { version = null } = now
    const data = { ...required, ...values, ...(version !== null && { version }) }
    return dataProvider.update(entity, { id: record.id, data, previousData: record })
  }
  return useMutation({
    mutationFn: async (wanted: NewValue) => {
      const { record, name } = wanted
      try {
        return await store(wanted, { ...record })
      } catch (error) {
        const { stored } = saveFailureOf(error)
        const [was, is] = [record, stored ?? {}].map((each) => formDataOf(each, form.schema)[name])
        if (!stored || !deepEquals(was, is)) throw error
        return store(wanted, stored)
      }
    },
    onSuccess: () => notify('screens.notify.saved', { type: 'success' }),
    onError: (error, { record, name, values }) => {
      const { fields, stored } = saveFailureOf(error)
      const { changedMeanwhile: meanwhile } = words
      if (stored) return notify(meanwhile, { type: 'warning', messageArgs: { _: meanwhile } })
      // What is said of the value itself stands at its input.
      if (fields.length > 0 && !isRefusedElsewhere(error, name)) return undefined
      const title = fill(words.notSaved, { property: label(name) })
      return notifyRefusal(error, { record, title, failed: title, wanted: values })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
