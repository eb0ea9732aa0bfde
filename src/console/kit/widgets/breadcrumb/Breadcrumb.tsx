import { QuickLink } from '../../page/QuickLink.tsx'
import styles from './Breadcrumb.module.css'

/** A step on the way to a page. */
export interface Crumb {
  code: string
  name: string
  /** Where it leads; empty for a step that is no page. */
  path: string
}

interface BreadcrumbProps {
  /** Says to screen readers what the steps are. */
  label: string
  /** The way from the top down to the page above. */
  steps: readonly Crumb[]
  /** The page itself, where its name is not to be seen beside the steps anyway. */
  current?: string
}

/** The way down to a page; each step leads there. */
export function Breadcrumb({ label, steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.way}>
      <ol>
        {steps.map(stepOf)}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  )
}

/** One step with its link. */
export function stepOf({ code, name, path }: Crumb) {
  return <li key={code}>{path === '' ? name : <QuickLink to={path}>{name}</QuickLink>}</li>
}
