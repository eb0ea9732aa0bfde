import { Suspense, lazy, useEffect } from 'react'
import { LoginPage } from '../login/LoginPage.tsx'
import { PublicNotFound } from '../login/PublicNotFound.tsx'
import { LoadBoundary } from './LoadBoundary.tsx'
import { isFree, loginAddress, pathOf } from './addresses.ts'
import { replaceAddress, useAddress } from './useAddress.ts'

const RegisterPage = lazy(async () => ({ default: (await import('../login/RegisterPage.tsx')).RegisterPage }))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../login/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}))

/** The pages for those who cannot log in; the log-in page does not wait for them. */
const requestPages: Readonly<Record<string, typeof RegisterPage>> = {
  '/register': RegisterPage,
  '/forgot-password': ForgotPasswordPage,
}

/** What somebody sees who is not logged in: the log-in page, or a page that is free to all. */
export function Visitor({ onIdle, onLoggedIn }: VisitorProps) {
  const address = useAddress()
  const detour = detourFrom(address)
  useEffect(() => {
    if (detour !== undefined) replaceAddress(detour)
  }, [detour])
  if (detour !== undefined) return null
  const RequestPage = requestPages[pathOf(address)]
  if (RequestPage)
    return (
      <LoadBoundary>
        <Suspense>
          <RequestPage />
        </Suspense>
      </LoadBoundary>
    )
  if (pathOf(address) !== '/login') return <PublicNotFound />
  return <LoginPage address={address} onIdle={onIdle} onLoggedIn={onLoggedIn} />
}

/** Where the guard sends a visitor, or nothing when the address is free to all. */
function detourFrom(address: string): string | undefined {
  const path = pathOf(address)
  if (path === '/' || path === '/logout') return loginAddress()
  return isFree(address) ? undefined : loginAddress(address)
}

interface VisitorProps {
  /** Starts loading the console while the person types. */
  onIdle: () => Promise<unknown>
  onLoggedIn: () => void
}
