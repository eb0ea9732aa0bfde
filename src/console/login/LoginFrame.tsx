import type { ReactNode } from 'react'
import { useTitle } from '../navigation/useTitle.ts'
import { BrandPanel } from './BrandPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './LoginFrame.module.css'
import { StyleSwitch } from './StyleSwitch.tsx'

interface LoginFrameProps {
  /** The page's name in the browser's title. */
  name: string
  title: string
  hint: string
  children: ReactNode
}

/** What the pages before the log-in have in common; it does without the console's libraries. */
export function LoginFrame({ name, title, hint, children }: LoginFrameProps) {
  useTitle(name)
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
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.hint}>{hint}</p>
          {children}
        </main>
      </div>
    </div>
  )
}
