import type { ReactNode } from 'react'
import { quickLinkTo } from './quickLinkTo.ts'
import styles from './QuickLink.module.css'

interface QuickLinkProps {
  to: string
  className?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** A link inside a page. */
export function QuickLink({ to, className = styles.link, label, children }: QuickLinkProps) {
  return (
    <a {...quickLinkTo(to)} className={className} aria-label={label}>
      {children}
    </a>
  )
}
