import { useEffect } from 'react'
import { reasonForLogin } from '../navigation/addresses.ts'
import { LoginForm } from './LoginForm.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { loginMessages } from './loginMessages.ts'
import { whenIdle } from './whenIdle.ts'

/** The log-in page: part of the first download, so it does without the console's libraries. */
export function LoginPage({ address, onIdle, onLoggedIn }: LoginPageProps) {
  useEffect(() => whenIdle(() => void onIdle().catch(() => undefined)), [onIdle])
  return (
    <LoginFrame name={loginMessages.title} title={loginMessages.welcome} hint={loginMessages.welcomeHint}>
      <LoginForm ended={reasonForLogin(address) === 'ended'} onLoggedIn={onLoggedIn} />
    </LoginFrame>
  )
}

interface LoginPageProps {
  address: string
  /** Starts loading the console while the person types. */
  onIdle: () => Promise<unknown>
  onLoggedIn: () => void
}
