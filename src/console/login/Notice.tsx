import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** A page with nothing but a word of explanation and a way on. */
export function Notice({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <img className={styles.logo} src={`${import.meta.env.BASE_URL}images/logo.svg`} alt="" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {children}
    </main>
  )
}
