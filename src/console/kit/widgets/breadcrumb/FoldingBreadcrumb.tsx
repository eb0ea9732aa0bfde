import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { Breadcrumb, stepOf } from './Breadcrumb.tsx'
import type { Crumb } from './Breadcrumb.tsx'
import styles from './Breadcrumb.module.css'

interface FoldingBreadcrumbProps {
  /** The breadcrumb's name for screen readers. */
  label: string
  /** The steps from the top down to the parent page. */
  steps: readonly Crumb[]
  /** The name of the page itself. */
  current: string
  /** The largest number of steps; if there are more, those in the middle are folded into a button. */
  most: number
  /** The name of that button. */
  unfold: string
}

/** A breadcrumb of a long path, which shows only the first step and the last ones until it is unfolded. */
export function FoldingBreadcrumb({ most, unfold, ...way }: FoldingBreadcrumbProps) {
  const { label, steps, current } = way
  const [isFolded, setIsFolded] = useState(true)
  if (!isFolded || steps.length <= most) return <Breadcrumb {...way} />
  return (
    <nav aria-label={label} className={styles.way}>
      <ol>
        {steps.slice(0, 1).map(stepOf)}
        <li>
          <ButtonBase
            focusRipple
            aria-label={unfold}
            title={unfold}
            onClick={() => setIsFolded(false)}
            sx={{ minWidth: 24, minHeight: 24, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
          >
            …
          </ButtonBase>
        </li>
        {steps.slice(1 - most).map(stepOf)}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
