import { QuickLink } from '../../page/QuickLink.tsx'
import styles from './Breadcrumb.module.css'

/** A step on the way to a page. */
export interface Crumb {
  code: string
  name: string
  /** The address of the step; empty for a step that is no page. */
  path: string
}

interface BreadcrumbProps {
  /** The breadcrumb's name for screen readers. */
  label: string
  /** The steps from the top down to the parent page. */
  steps: readonly Crumb[]
  /** The name of the page itself, if it is not visible beside the steps anyway. */
  current?: string
}

/** The path from the top to a page; each step is a link. */
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

/** One step as a list item, with its link. */
export function stepOf({ code, name, path }: Crumb) {
  return <li key={code}>{path === '' ? name : <QuickLink to={path}>{name}</QuickLink>}</li>
}
