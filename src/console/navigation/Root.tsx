import { Suspense, lazy, useEffect, useState } from 'react'
import { currentLanguage } from '../config/language.ts'
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx'
import { LoginPage } from '../login/LoginPage.tsx'
import { PublicNotFound } from '../login/PublicNotFound.tsx'
import { loadMessages } from '../messages/loadMessages.ts'
import { isLoggedIn } from '../providers/session.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { isFree, loginAddress, pathOf } from './addresses.ts'
import { replaceAddress, useAddress } from './useAddress.ts'
import { useOtherTabs } from './useOtherTabs.ts'

const loadApp = () => {
  // Its words are a chunk of their own, which should not wait until the console asks for them.
  loadMessages(currentLanguage()).catch(() => undefined)
  return import('../App.tsx')
}
const App = lazy(async () => ({ default: (await loadApp()).App }))

/** Decides between log-in page and console, which is loaded only for those who are logged in. */
export function Root() {
  const address = useAddress()
  const [loggedIn, setLoggedIn] = useState(isLoggedIn)
  const [justLoggedIn, setJustLoggedIn] = useState(false)
  const detour = loggedIn ? undefined : detourFrom(address)
  useOtherTabs()
  useEffect(() => {
    if (detour !== undefined) replaceAddress(detour)
  }, [detour])

  if (detour !== undefined) return null
  if (loggedIn)
    return (
      <LoadBoundary>
        <Suspense fallback={<ShellSkeleton />}>
          <App justLoggedIn={justLoggedIn} />
        </Suspense>
      </LoadBoundary>
    )
  if (pathOf(address) !== '/login') return <PublicNotFound />
  const enter = () => {
    setJustLoggedIn(true)
    setLoggedIn(true)
  }
  return <LoginPage address={address} onIdle={loadApp} onLoggedIn={enter} />
}

/** Where the guard sends somebody who is not logged in, or nothing when the address is free to all. */
function detourFrom(address: string): string | undefined {
  const path = pathOf(address)
  if (path === '/' || path === '/logout') return loginAddress()
  return isFree(address) ? undefined : loginAddress(address)
}
