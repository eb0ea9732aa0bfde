import { Suspense, lazy, useEffect, useState } from 'react'
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx'
import { LoginPage } from '../login/LoginPage.tsx'
import { PublicNotFound } from '../login/PublicNotFound.tsx'
import { isLoggedIn, logOut } from '../providers/session.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { addressAfterLogin, isFree, loginAddress, pathOf } from './addresses.ts'
import { replaceAddress, useAddress } from './useAddress.ts'
import { useOtherTabs } from './useOtherTabs.ts'

const loadApp = () => import('../App.tsx')
const App = lazy(async () => ({ default: (await loadApp()).App }))

/** Decides between log-in page and console, which is loaded only for those who are logged in. */
export function Root() {
  const address = useAddress()
  const [loggedIn, setLoggedIn] = useState(isLoggedIn)
  const [justLoggedIn, setJustLoggedIn] = useState(false)
  const wayOn = wayOnFrom(address, loggedIn)
  useOtherTabs()
  useEffect(() => {
    if (wayOn !== undefined) replaceAddress(wayOn)
  }, [wayOn])
  useEffect(() => {
    if (loggedIn && pathOf(address) === '/logout') void logOut()
  }, [loggedIn, address])

  if (wayOn !== undefined) return null
  if (!loggedIn) {
    if (pathOf(address) !== '/login') return <PublicNotFound />
    const enter = () => {
      setJustLoggedIn(true)
      setLoggedIn(true)
    }
    return <LoginPage address={address} onIdle={loadApp} onLoggedIn={enter} />
  }
  return (
    <LoadBoundary>
      <Suspense fallback={<ShellSkeleton />}>
        <App justLoggedIn={justLoggedIn} />
      </Suspense>
    </LoadBoundary>
  )
}

/** Where the guard sends this visit instead, or nothing when it may stay. */
function wayOnFrom(address: string, loggedIn: boolean): string | undefined {
  const path = pathOf(address)
  if (loggedIn) return path === '/login' ? addressAfterLogin(address) : undefined
  if (path === '/' || path === '/logout') return loginAddress()
  return isFree(address) ? undefined : loginAddress(address)
}
