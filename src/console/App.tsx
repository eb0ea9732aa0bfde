import { lazy, memo, useMemo, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, Resource, localStorageStore } from 'react-admin'
import CssBaseline from '@mui/material/CssBaseline'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Route } from 'react-router-dom'
import type { Resource as EntityResource } from '#shared/contracts/Resource.ts'
import { listStateKey } from './config/consoleStorage.ts'
import { keepListsApart } from './config/keepListsApart.ts'
import { useSwaps } from './development/useSwaps.ts'
import { accountRoutes } from './account/accountRoutes.tsx'
import { noticesPath } from './header/notices/noticesPath.ts'
import { HomePage } from './layout/HomePage.tsx'
import { Layout } from './layout/Layout.tsx'
import { Notifications } from './layout/Notifications.tsx'
import { AccessDeniedPage, CrashPage, NotFoundPage } from './layout/problemPages.tsx'
import { ShellSkeleton } from './layout/ShellSkeleton.tsx'
import { useMessages } from './messages/useMessages.ts'
import { IndexRoute } from './navigation/IndexRoute.tsx'
import { MenuRoute } from './navigation/MenuRoute.tsx'
import { unknownAddress } from './navigation/addresses.ts'
import { LoginRoute } from './navigation/LoginRoute.tsx'
import { LogoutRoute } from './navigation/LogoutRoute.tsx'
import { StartUp } from './navigation/StartUp.tsx'
import { screensOf } from './navigation/screensOf.ts'
import { permissionCheckRoute } from './permissionCheck/permissionCheckRoute.tsx'
import { createAuthProvider } from './providers/createAuthProvider.ts'
import { createDataProvider } from './providers/createDataProvider.ts'
import { createHttpClient } from './providers/httpClient.ts'
import { i18nProviderOf } from './providers/i18nProviderOf.ts'
import { createQueryClient } from './providers/createQueryClient.ts'
import { callApi } from './providers/session.ts'
import { OwnPartsContext } from './resources/OwnPartsContext.ts'
import { partsOfEntity } from './resources/partsOfEntity.ts'
import { useResources } from './resources/useResources.ts'
import { useThemes } from './theme/useThemes.ts'
import { keepStyle } from './theme/keepStyle.ts'

const NoticesPage = lazy(async () => ({
  default: (await import('./header/notices/NoticesPage.tsx')).NoticesPage,
}))

/** The console for somebody who is logged in. */
export function App({ justLoggedIn }: { justLoggedIn: boolean }) {
  const loaded = useMessages()
  const resources = useResources()
  const [kept] = useState(createKept)
  const i18nProvider = i18nProviderOf(loaded.consoleMessages)
  const providers = useMemo(() => createProviders(kept.queryClient, resources), [kept, resources])
  const parts = { ...kept, ...providers, i18nProvider }
  useSwaps(kept.queryClient)
  const themes = useThemes(loaded.muiLocale)
  return (
    <QueryClientProvider client={parts.queryClient}>
      <StartUp i18nProvider={parts.i18nProvider} justLoggedIn={justLoggedIn}>
        <AdminContext {...parts} {...themes}>
          <CssBaseline enableColorScheme />
          <OwnPartsContext value={partsOfEntity}>
            <Screens resources={resources} />
          </OwnPartsContext>
          <Notifications />
        </AdminContext>
      </StartUp>
    </QueryClientProvider>
  )
}

/** Drawn again for other entities only: react-admin reads all routes anew, and draws every page, when this is drawn. */
const Screens = memo(function Screens({ resources }: { resources: readonly EntityResource[] }) {
  return (
    <CoreAdminUI
      layout={Layout}
      loading={ShellSkeleton}
      catchAll={MenuRoute}
      accessDenied={AccessDeniedPage}
      authenticationError={NotFoundPage}
      error={CrashPage}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/" element={<IndexRoute />} />
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/logout" element={<LogoutRoute />} />
        <Route path="/home" element={<HomePage />} />
        {accountRoutes}
        {permissionCheckRoute}
        <Route path={noticesPath} element={<NoticesPage />} />
        <Route path="/404" element={<NotFoundPage />} />
        <Route path={unknownAddress} element={<NotFoundPage />} />
      </CustomRoutes>
      {screensOf(resources).map(({ entity, pages }) => (
        <Resource key={entity} name={entity} {...pages} />
      ))}
    </CoreAdminUI>
  )
})

function createKept() {
  return {
    queryClient: createQueryClient(),
    store: keepStyle(keepListsApart(localStorageStore(undefined, listStateKey))),
  }
}

function createProviders(queryClient: QueryClient, resources: readonly EntityResource[]) {
  return {
    dataProvider: createDataProvider(createHttpClient(callApi), resources),
    authProvider: createAuthProvider(queryClient, resources),
  }
}
