import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { currentShownOnce, keepShownOnce, listenForShownOnce } from '../../session/api/shownOnce.ts'

const ShownOnceDialog = lazy(async () => ({
  default: (await import('../../kit/widgets/ShownOnceDialog.tsx')).ShownOnceDialog,
}))

/** The password that the server gave to a new user, until the administrator who made the user has read it; it outlives a change of the page. */
export function InitialPassword() {
  const translate = useTranslate()
  const shown = useSyncExternalStore(listenForShownOnce, currentShownOnce)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <ShownOnceDialog
        title={translate('permissions.user.initialTitle')}
        label={translate('permissions.user.newPassword')}
        text={shown.password}
        words={translate('permissions.user.initialDone')}
        onClose={() => keepShownOnce(undefined)}
      />
    </Suspense>
  )
}
