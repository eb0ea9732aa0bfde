import { Suspense, lazy, useSyncExternalStore } from 'react'
import { currentShownOnce, keepShownOnce, listenForShownOnce } from '../../session/api/shownOnce.ts'

const ShownNow = lazy(async () => ({ default: (await import('./ShownNow.tsx')).ShownNow }))

/** Shows a generated secret of a new record, such as a password, until the user has read it; it survives a change of page. */
export function ShownOnce() {
  const shown = useSyncExternalStore(listenForShownOnce, currentShownOnce)
  return (
    shown && (
      <Suspense fallback={null}>
        <ShownNow shown={shown} onClose={() => keepShownOnce(undefined)} />
      </Suspense>
    )
  )
}
