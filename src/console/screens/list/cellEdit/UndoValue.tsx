import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { saveFailureOf } from '../../../fields/form/data/saveFailure.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { UndoMessage } from '../../actions/undo/UndoMessage.tsx'
import { useCellEditWords } from './useCellEditWords.ts'
import { useSaveProperty } from './useSaveProperty.ts'
import type { NewValue } from './useSaveProperty.ts'

interface UndoValueProps {
  resource: Resource
  form: ResourceForm
  /** The value that undoes the change. */
  before: NewValue
}

/** Says that a value was saved, with a button to undo that, unless another user has changed the value since. */
export function UndoValue({ resource, form, before }: UndoValueProps) {
  const words = useCellEditWords()
  const save = useSaveProperty(resource, form)
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const failed = (error: unknown) => {
    const { undoneMeanwhile: meanwhile, notUndone } = words
    if (!saveFailureOf(error).stored) return notifyFailure(error, notUndone)
    return notify(meanwhile, { type: 'warning', messageArgs: { _: meanwhile } })
  }
  const undo = () => {
    const undone = () => notify(words.undone, { type: 'success', messageArgs: { _: words.undone } })
    void save(before)
      .then(undone, failed)
      .finally(() => queries.invalidateQueries({ queryKey: [resource.entity] }))
  }
  return <UndoMessage text="screens.notify.saved" onUndo={undo} />
}
