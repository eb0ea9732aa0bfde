import { useState } from 'react'
import type { ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import styles from '../kit/widgets/values.module.css'
import type { Drawing } from './FieldView.ts'

interface ExpandableValuesProps extends Pick<Drawing, 'place'> {
  /** The number of values that a list shows at first. */
  first?: number
  /** Whether only the space between the values separates them. */
  apart?: boolean
  children: readonly ReactElement[]
}

/** Values beside each other; a list shows the first few, and a button that gives the number of the others and shows them. */
export function ExpandableValues({ place, first = 3, apart, children }: ExpandableValuesProps) {
  const [isWhole, setWhole] = useState(place === 'detail')
  const translate = useTranslate()
  return (
    <div className={styles.several} data-apart={apart}>
      {isWhole ? children : children.slice(0, first)}
      {place === 'list' && children.length > first && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? translate('screens.action.collapse') : `+${children.length - first}`}
        </button>
      )}
    </div>
  )
}
