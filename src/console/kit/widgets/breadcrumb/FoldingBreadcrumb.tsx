import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { Breadcrumb, stepOf } from './Breadcrumb.tsx'
import type { Crumb } from './Breadcrumb.tsx'
import styles from './Breadcrumb.module.css'

interface FoldingBreadcrumbProps {
  /** Says to screen readers what the steps are. */
  label: string
  /** The way from the top down to the page above. */
  steps: readonly Crumb[]
  /** The page itself. */
  current: string
  /** With more steps than these, those in the middle are folded into a button. */
  most: number
  /** What that button does. */
  unfold: string
}

/** A long way down to a page, of which the first step and the last ones are in sight until it is unfolded. */
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
