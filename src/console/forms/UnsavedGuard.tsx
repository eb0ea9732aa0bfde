import { useEffect } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { ConfirmDialog } from '../widgets/ConfirmDialog.tsx'
import { isLeaving } from './leaving.ts'

/** While it is on the page: asks before unsaved changes are lost. */
export function UnsavedGuard() {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaving(nextLocation.state),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('screens.form.unsavedTitle')}
      words={{ confirm: translate('screens.action.leave'), cancel: translate('screens.action.stay') }}
      color="warning"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {translate('screens.form.unsaved')}
    </ConfirmDialog>
  )
}
