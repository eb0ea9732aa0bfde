import type { ReactNode } from 'react'
import styles from '../kit/widgets/values.module.css'
import { Clipped } from '../kit/widgets/Clipped.tsx'
import type { Drawing } from './FieldView.ts'

/** As text: one line in a list, all of it on a page. */
export function plain({ text, place }: Pick<Drawing, 'text' | 'place'>): ReactNode {
  return place === 'list' ? <Clipped text={text} /> : <div className={styles.whole}>{text}</div>
}

/** Figures of one width, which are read below each other. */
export function figures({ text }: Pick<Drawing, 'text'>): ReactNode {
  return <span className={styles.figures}>{text}</span>
}

/** Short texts beside each other. */
export function chips(labels: readonly string[]): ReactNode {
  return (
    <div className={styles.several}>
      {labels.map((label) => (
        <span key={label} className={styles.tag}>
          {label}
        </span>
      ))}
    </div>
  )
}
