import { useTranslate } from 'react-admin'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { useTabName } from './useTabName.ts'
import type { UnsavedQuestion } from './useTabActions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../kit/widgets/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Asks before tabs are closed or reloaded that hold something unsaved, and says which. */
export function UnsavedTabsDialog({ question }: { question: UnsavedQuestion | undefined }) {
  const translate = useTranslate()
  const nameOf = useTabName()
  if (!question) return null
  return (
    <Overlay onClose={question.onClose}>
      <ConfirmDialog
        open
        title={translate('screens.form.unsavedTitle')}
        words={{ confirm: translate('screens.action.leave'), cancel: translate('screens.action.stay') }}
        color="warning"
        onClose={question.onClose}
        onConfirm={question.onConfirm}
      >
        {translate('shell.tabs.unsaved', {
          names: question.tabs.map(nameOf).join(translate('shell.comma')),
        })}
      </ConfirmDialog>
    </Overlay>
  )
}
