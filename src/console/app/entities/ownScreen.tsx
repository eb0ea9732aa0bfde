import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

/** Loads a screen when it is opened; a static import would load the screen and all its dependencies with every page. */
export type LoadScreen = () => Promise<ComponentType>

/** A hand-written screen, loaded when it is opened. */
export function ownScreen(load: LoadScreen): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function OwnScreen() {
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <Screen />
      </Suspense>
    )
  }
}
