import { memo, useMemo, useState } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  ThemeProvider,
  ThemesContext,
  localStorageStore,
} from 'react-admin'
import CssBaseline from '@mui/material/CssBaseline'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Route } from 'react-router-dom'
import type { Resource as EntityResource } from '#shared/contracts/Resource.ts'
import { listStateKey } from '../kit/config/consoleStorage.ts'
import { withListStatePerWindow } from './start/withListStatePerWindow.ts'
import { useRefetchOnHotUpdate } from './development/useRefetchOnHotUpdate.ts'
import { accountRoutes } from './routes/accountRoutes.tsx'
import { consoleRouter } from './routes/consoleRouter.ts'
import { noticesPath } from '../shell/header/notices/noticesPath.ts'
import { Layout } from '../shell/frame/Layout.tsx'
import { Notifications } from '../shell/frame/Notifications.tsx'
import {
  AccessDeniedPage,
  CrashPage,
  NotFoundPage,
  ServerErrorPage,
} from '../screens/problem/problemPages.tsx'
import { ShellSkeleton } from '../shell/skeleton/ShellSkeleton.tsx'
import type { LoadedMessages } from '../kit/messages/catalogue/liveMessages.ts'
import { useMessages } from '../kit/messages/useMessages.ts'
import { IndexRoute } from './routes/IndexRoute.tsx'
import { MenuRoute } from './routes/MenuRoute.tsx'
import { unknownAddress } from '../kit/page/addresses.ts'
import { LoginRoute } from './routes/LoginRoute.tsx'
import { LogoutRoute } from './routes/LogoutRoute.tsx'
import { StartUp } from './start/StartUp.tsx'
import { screensOf } from './routes/screensOf.ts'
import { ownPageRoutes } from './routes/ownPageRoutes.tsx'
import { createAuthProvider } from '../session/api/createAuthProvider.ts'
import { createDataProvider } from '../session/api/dataProvider/createDataProvider.ts'
import { createHttpClient } from '../session/api/httpClient.ts'
import { i18nProviderOf } from '../kit/messages/i18nProviderOf.ts'
import { createQueryClient } from '../session/api/createQueryClient.ts'
import { takePrefetchedOrCall } from '../session/api/prefetchAnswers.ts'
import { OwnPartsContext } from '../screens/parts/OwnPartsContext.ts'
import { partsOfEntity } from './entities/partsOfEntity.ts'
import { useResources } from '../session/entities/useResources.ts'
import { useThemes } from '../kit/theme/useThemes.ts'
import { keepStyle } from '../kit/theme/keepStyle.ts'
import { lazy } from '../kit/page/lazy.ts'

const NoticesPage = lazy(async () => ({
  default: (await import('../shell/header/notices/NoticesPage.tsx')).NoticesPage,
}))

/** The console for a logged-in user. */
export function App({ messages, justLoggedIn }: AppProps) {
  const loaded = useMessages(messages)
  const resources = useResources()
  const [kept] = useState(createKept)
  const i18nProvider = i18nProviderOf(loaded.consoleMessages)
  const providers = useMemo(() => createProviders(kept.queryClient, resources), [kept, resources])
  const parts = { ...kept, ...providers, i18nProvider }
  useRefetchOnHotUpdate(kept.queryClient)
  const themes = useThemes(loaded.muiLocale)
  return (
    <QueryClientProvider client={parts.queryClient}>
      <StartUp i18nProvider={parts.i18nProvider} justLoggedIn={justLoggedIn}>
        <CoreAdminContext {...parts} routerProvider={consoleRouter}>
          <ThemesContext value={themes}>
            <ThemeProvider>
              <CssBaseline enableColorScheme />
              <OwnPartsContext value={partsOfEntity}>
                <Screens resources={resources} />
              </OwnPartsContext>
              <Notifications />
            </ThemeProvider>
          </ThemesContext>
        </CoreAdminContext>
      </StartUp>
    </QueryClientProvider>
  )
}

interface AppProps {
  /** The messages that the page was loaded with. */
  messages: LoadedMessages
  justLoggedIn: boolean
}

/** Renders again only when the entities change: each render makes react-admin read all routes again and draw every page. */
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
        {accountRoutes}
        {ownPageRoutes}
        <Route path={noticesPath} element={<NoticesPage />} />
        <Route path="/404" element={<NotFoundPage />} />
        <Route path={unknownAddress} element={<NotFoundPage />} />
        <Route path="/exception/403" element={<AccessDeniedPage />} />
        <Route path="/exception/404" element={<NotFoundPage />} />
        <Route path="/exception/500" element={<ServerErrorPage />} />
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
    store: keepStyle(withListStatePerWindow(localStorageStore(undefined, listStateKey))),
  }
}

function createProviders(queryClient: QueryClient, resources: readonly EntityResource[]) {
  return {
    dataProvider: createDataProvider(createHttpClient(takePrefetchedOrCall), resources),
    authProvider: createAuthProvider(queryClient, resources),
  }
}
