import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { TabsProvider } from '../tabs/TabsProvider.tsx'
import { useStyle } from '../../kit/theme/useStyle.ts'
import { Frame } from './Frame.tsx'
import { ShellSkeleton } from '../skeleton/ShellSkeleton.tsx'
import { useSecondFactorDue } from './useSecondFactorDue.ts'
import { useWelcomeMessage } from './useWelcomeMessage.ts'
import { lazy } from '../../kit/page/lazy.ts'

const PasswordDuePage = lazy(async () => ({
  default: (await import('./PasswordDuePage.tsx')).PasswordDuePage,
}))

const SecondFactorDuePage = lazy(async () => ({
  default: (await import('./SecondFactorDuePage.tsx')).SecondFactorDuePage,
}))

/** The open pages in their frame. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery)
  const secondFactorDue = useSecondFactorDue(user.data)
  useStyle()
  useWelcomeMessage()
  if (user.data?.mustChangePassword)
    return <Suspense fallback={<ShellSkeleton />}>{<PasswordDuePage />}</Suspense>
  if (secondFactorDue) return <Suspense fallback={<ShellSkeleton />}>{<SecondFactorDuePage />}</Suspense>
  return <TabsProvider frame={Frame}>{children}</TabsProvider>
}
