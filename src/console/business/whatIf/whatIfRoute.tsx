import { Suspense } from 'react'
import { Route } from 'react-router-dom'
import { lazy } from '../../kit/page/lazy.ts'
import { PageSkeleton } from '../../kit/page/PageSkeleton.tsx'
import { AccessDeniedPage } from '../../screens/problem/problemPages.tsx'
import { Can } from '../../session/access/Can.tsx'
import { whatIfCode, whatIfPath } from './whatIfPath.ts'

const WhatIfPage = lazy(async () => ({ default: (await import('./WhatIfPage.tsx')).WhatIfPage }))

/** The page that tries other rules. */
export const whatIfRoute = (
  <Route
    key={whatIfPath}
    path={whatIfPath}
    element={
      <Can action={whatIfCode} otherwise={<AccessDeniedPage action={whatIfCode} />}>
        <Suspense fallback={<PageSkeleton />}>{<WhatIfPage />}</Suspense>
      </Can>
    }
  />
)
