import { useNotify, useTranslate } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useNotifyIfAway } from '../../kit/tabs/useNotifyIfAway.tsx'
import { propertyOf } from './validator/createValidator.ts'
import { faultsMessage } from './FaultsNote.tsx'
import { fieldIn, focusField } from './SchemaForm.tsx'

/** The messages about the outcome of saving a form. */
export function useSaveMessages(formId: string) {
  const notify = useNotify()
  const tellAway = useNotifyIfAway()
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  return {
    // If the page is visible, its dialog shows the conflict.
    conflict: () => void tellAway(translate('screens.conflict.title'), { inDialog: true }),
    merged: () => notify('screens.notify.merged', { type: 'info' }),
    uploading: () => notify('screens.notify.uploading', { type: 'warning' }),
    invalid: (count: number) =>
      notify(faultsMessage, { type: 'warning', messageArgs: { count, smart_count: count } }),
    failed: (error: unknown, refusals: readonly FieldRefusal[]) => {
      const [first] = refusals
      if (first) focusField(formId, { property: propertyOf(first.path) })
      // Refusals without a field to mark are put into the message.
      const unseen = refusals.filter(({ path }) => !fieldIn(formId, pointerNames(path)[0] ?? ''))
      const reasons = unseen.map(({ message }) => message).join('; ')
      notifyFailure(reasons === '' ? error : new Error(reasons), 'screens.notify.notSaved')
    },
  }
}
