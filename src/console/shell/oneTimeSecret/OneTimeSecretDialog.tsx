import { Suspense, lazy, useSyncExternalStore } from 'react'
import {
  currentOneTimeSecret,
  keepOneTimeSecret,
  listenForOneTimeSecret,
} from '../../session/api/oneTimeSecret.ts'

const OneTimeSecretContent = lazy(async () => ({
  default: (await import('./OneTimeSecretContent.tsx')).OneTimeSecretContent,
}))

/** Shows a generated secret of a new record, such as a password, until the user has read it; it survives a change of page. */
export function OneTimeSecretDialog() {
  const shown = useSyncExternalStore(listenForOneTimeSecret, currentOneTimeSecret)
  return (
    shown && (
      <Suspense fallback={null}>
        <OneTimeSecretContent shown={shown} onClose={() => keepOneTimeSecret(undefined)} />
      </Suspense>
    )
  )
}
