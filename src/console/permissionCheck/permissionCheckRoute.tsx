import { Suspense, lazy } from 'react'
import { Route } from 'react-router-dom'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { AccessDeniedPage } from '../layout/problemPages.tsx'
import { Can } from '../providers/Can.tsx'
import { explainCode, permissionCheckPath } from './Question.ts'

const PermissionCheckPage = lazy(async () => ({
  default: (await import('./PermissionCheckPage.tsx')).PermissionCheckPage,
}))

/** The page that answers who may do what, and why. */
export const permissionCheckRoute = (
  <Route
    path={permissionCheckPath}
    element={
      <Can action={explainCode} otherwise={<AccessDeniedPage />}>
        <Suspense fallback={<PageSkeleton />}>{<PermissionCheckPage />}</Suspense>
      </Can>
    }
  />
)
