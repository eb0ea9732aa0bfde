import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { undoMessageStays } from '../../actions/undo/UndoMessage.tsx'
import { useNotifyRefusal } from '../../actions/useNotifyRefusal.tsx'
import { UndoValue } from './UndoValue.tsx'
import { isRefusedElsewhere } from './isRefusedElsewhere.ts'
import { useCellEditWords } from './useCellEditWords.ts'
import { useSaveProperty } from './useSaveProperty.ts'
import type { NewValue } from './useSaveProperty.ts'
import { valueBefore } from './valueBefore.ts'

/** Saves one property of a record, and reports the result. */
export function useSaveAndReport(resource: Resource, form: ResourceForm) {
  const { entity } = resource
  const save = useSaveProperty(resource, form)
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyRefusal = useNotifyRefusal(resource)
  const { label } = useEntityWords(resource)
  const words = useCellEditWords()
  return useMutation({
    mutationFn: async (wanted: NewValue) => save(wanted),
    onSuccess: (stored, { record, name }) => {
      const before = valueBefore({ resource, form, record, stored }, name)
      if (!before) return notify('screens.notify.saved', { type: 'success' })
      const undo = <UndoValue resource={resource} form={form} before={before} />
      return notify(undo, { type: 'success', ...undoMessageStays })
    },
    onError: (error, { record, name, values }) => {
      const { fields, stored } = saveFailureOf(error)
      const { changedMeanwhile: meanwhile } = words
      if (stored) return notify(meanwhile, { type: 'warning', messageArgs: { _: meanwhile } })
      // Faults of the value itself are shown at its input.
      if (fields.length > 0 && !isRefusedElsewhere(error, name)) return undefined
      const title = fillPlaceholders(words.notSaved, { property: label(name) })
      return notifyRefusal(error, { record, title, failed: title, wanted: values })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [entity] }),
  })
}
