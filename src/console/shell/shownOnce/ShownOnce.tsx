import { Suspense, lazy, useSyncExternalStore } from 'react'
import { currentShownOnce, keepShownOnce, listenForShownOnce } from '../../session/api/shownOnce.ts'

const ShownNow = lazy(async () => ({ default: (await import('./ShownNow.tsx')).ShownNow }))

/** What the server made up for a new record, such as a password, until the person who made the record has read it; it outlives a change of the page. */
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
