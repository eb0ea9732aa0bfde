import { Suspense } from 'react'
import { Route } from 'react-router-dom'
import { PageSkeleton } from '../../kit/page/PageSkeleton.tsx'
import { AccessDeniedPage } from '../../screens/problem/problemPages.tsx'
import { Can } from '../../session/access/Can.tsx'
import { explainCode, permissionCheckPath } from '../../screens/permissionCheck/Question.ts'
import { lazy } from '../../kit/page/lazy.ts'

const PermissionCheckPage = lazy(async () => ({
  default: (await import('../../screens/permissionCheck/PermissionCheckPage.tsx')).PermissionCheckPage,
}))

/** The page that explains the permissions of users and roles. */
export const permissionCheckRoute = (
  <Route
    key={permissionCheckPath}
    path={permissionCheckPath}
    element={
      <Can action={explainCode} otherwise={<AccessDeniedPage />}>
        <Suspense fallback={<PageSkeleton />}>{<PermissionCheckPage />}</Suspense>
      </Can>
    }
  />
)
