import { useEffect } from 'react'
import { reasonForLogin } from '../navigation/addresses.ts'
import { useTitle } from '../navigation/useTitle.ts'
import { BrandPanel } from './BrandPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'
import { StyleSwitch } from './StyleSwitch.tsx'
import { loginMessages } from './loginMessages.ts'
import { whenIdle } from './whenIdle.ts'

/** The log-in page: part of the first download, so it does without the console's libraries. */
export function LoginPage({ address, onIdle, onLoggedIn }: LoginPageProps) {
  useTitle(loginMessages.title)
  useEffect(() => whenIdle(() => void onIdle().catch(() => undefined)), [onIdle])
  return (
    <div className={styles.page}>
      <BrandPanel />
      <div className={styles.side}>
        <header className={styles.tools}>
          <StyleSwitch />
          <LanguageSwitch />
        </header>
        <main className={styles.main}>
          <img className={styles.logo} src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
          <h1 className={styles.title}>{loginMessages.welcome}</h1>
          <p className={styles.hint}>{loginMessages.welcomeHint}</p>
          <LoginForm ended={reasonForLogin(address) === 'ended'} onLoggedIn={onLoggedIn} />
        </main>
      </div>
    </div>
  )
}

interface LoginPageProps {
  address: string
  /** Starts loading the console while the person types. */
  onIdle: () => Promise<unknown>
  onLoggedIn: () => void
}
