import { useEffect } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { ConfirmDialog } from '../widgets/ConfirmDialog.tsx'
import { isLeaving } from './leaving.ts'

/** Asks before unsaved changes are lost; draws the question. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !isLeaving(nextLocation.state),
  )
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [dirty])
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
