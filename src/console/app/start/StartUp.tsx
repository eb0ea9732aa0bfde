import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { I18nProvider } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { config } from '../../kit/config/config.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { ShellSkeleton } from '../../shell/skeleton/ShellSkeleton.tsx'
import { accessOf } from '../../session/access/Access.ts'
import { AccessContext } from '../../session/access/AccessContext.ts'
import { currentUserQuery, menusQuery } from '../../session/api/currentQueries.ts'
import { JustLoggedInContext } from '../../shell/navigation/JustLoggedInContext.ts'
import { useSecondFactorDue } from '../../shell/frame/useSecondFactorDue.ts'
import { MenusFailed } from './MenusFailed.tsx'

/** Fetches the user and the menus before any part of the console is shown. */
export function StartUp({ i18nProvider, justLoggedIn, children }: StartUpProps) {
  const user = useQuery(currentUserQuery)
  const menus = useQuery(menusQuery)
  const secondFactorDue = useSecondFactorDue(user.data)
  // Users get no menus from the server until they have changed a given password and set up a required second factor.
  const isDue = user.data?.mustChangePassword === true || secondFactorDue
  const granted = isDue ? noMenus : menus.data
  const access = useMemo(() => accessOf(granted ?? noMenus, config.permissionChecking), [granted])
  useEffect(() => {
    if (granted) consoleStorage.set('permission', JSON.stringify([...access.codes]))
  }, [granted, access])

  if (user.data && granted)
    return (
      <JustLoggedInContext value={justLoggedIn}>
        <AccessContext value={access}>{children}</AccessContext>
      </JustLoggedInContext>
    )
  const failed = [user, menus].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused')
  if (!failed) return <ShellSkeleton />
  const retry = () => void Promise.all([user.refetch(), menus.refetch()])
  return <MenusFailed i18nProvider={i18nProvider} error={failed.error} onRetry={retry} />
}

const noMenus = [] as const

interface StartUpProps {
  i18nProvider: I18nProvider
  justLoggedIn: boolean
  children: ReactNode
}
