import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { TabsProvider } from '../tabs/TabsProvider.tsx'
import { useStyle } from '../../kit/theme/useStyle.ts'
import { Frame } from './Frame.tsx'
import { ShellSkeleton } from '../skeleton/ShellSkeleton.tsx'
import { useWelcome } from './useWelcome.ts'
import { lazy } from '../../kit/page/lazy.ts'

const PasswordDuePage = lazy(async () => ({
  default: (await import('./PasswordDuePage.tsx')).PasswordDuePage,
}))

/** The pages that are open, in their frame. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery)
  useStyle()
  useWelcome()
  if (user.data?.mustChangePassword)
    return <Suspense fallback={<ShellSkeleton />}>{<PasswordDuePage />}</Suspense>
  return <TabsProvider frame={Frame}>{children}</TabsProvider>
}
