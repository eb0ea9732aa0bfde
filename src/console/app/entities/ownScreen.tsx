import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

/** A hand-written screen, loaded when it is opened. */
export function ownScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function OwnScreen() {
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <Screen />
      </Suspense>
    )
  }
}
