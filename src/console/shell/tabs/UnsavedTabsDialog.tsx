import { useTranslate } from 'react-admin'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { useTabName } from './useTabName.ts'
import type { UnsavedQuestion } from './useTabActions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../kit/widgets/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Asks before tabs with unsaved input or running work are closed or reloaded, and names them. */
export function UnsavedTabsDialog({ question }: { question: UnsavedQuestion | undefined }) {
  const translate = useTranslate()
  const nameOf = useTabName()
  if (!question) return null
  const unsaved = question.tabs.filter((tab) => tab.unsaved)
  const busy = question.tabs.filter((tab) => tab.busy)
  const namesOf = (tabs: readonly Tab[]) => ({ names: tabs.map(nameOf).join(translate('shell.comma')) })
  return (
    <Overlay onClose={question.onClose}>
      <ConfirmDialog
        open
        title={translate(unsaved.length > 0 ? 'screens.form.unsavedTitle' : 'shell.tabs.busyTitle')}
        words={{
          confirm: translate('screens.action.leave'),
          cancel: translate(unsaved.length > 0 ? 'screens.action.stay' : 'shell.cancel'),
        }}
        color="warning"
        onClose={question.onClose}
        onConfirm={question.onConfirm}
      >
        {unsaved.length > 0 && translate('shell.tabs.unsaved', namesOf(unsaved))}
        {unsaved.length > 0 && busy.length > 0 && <br />}
        {busy.length > 0 && translate('shell.tabs.busy', namesOf(busy))}
      </ConfirmDialog>
    </Overlay>
  )
}
