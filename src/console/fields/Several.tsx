import { useState } from 'react'
import type { ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import styles from '../kit/widgets/values.module.css'
import type { Drawing } from './FieldView.ts'

interface SeveralProps extends Pick<Drawing, 'place'> {
  /** So many are shown in a list at first. */
  first?: number
  /** Nothing but room between them tells one from the next. */
  apart?: boolean
  children: readonly ReactElement[]
}

/** Values beside each other; in a list the first few, and a button that says how many more there are and shows them. */
export function Several({ place, first = 3, apart, children }: SeveralProps) {
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
