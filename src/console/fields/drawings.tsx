import type { ReactNode } from 'react'
import styles from '../kit/widgets/values.module.css'
import { Clipped } from '../kit/widgets/Clipped.tsx'
import { showFullText } from '../kit/widgets/showFullText.ts'
import type { Drawing } from './FieldView.ts'
import { ExpandableValues } from './ExpandableValues.tsx'

/** A value as text: one line in a list, all of it on a page. */
export function drawPlain({ text, place }: Pick<Drawing, 'text' | 'place'>): ReactNode {
  return place === 'list' ? <Clipped text={text} /> : <div className={styles.whole}>{text}</div>
}

/** A colour swatch before the colour's text; a text that is no colour gets no swatch. */
export function drawColour({ text, place }: Pick<Drawing, 'text' | 'place'>): ReactNode {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return drawPlain({ text, place })
  return (
    <span className={styles.colour}>
      <span className={styles.swatch} style={{ background: text }} />
      {text}
    </span>
  )
}

/** Figures of equal width, so that they align in a column. */
export function drawFigures({ text }: Pick<Drawing, 'text'>): ReactNode {
  return <span className={styles.figures}>{text}</span>
}

/** Short texts beside each other; a list shows the first few. */
export function drawChips(labels: readonly string[], { place }: Pick<Drawing, 'place'>): ReactNode {
  return (
    <ExpandableValues place={place}>
      {labels.map((label, index) => (
        // The same text may occur twice.
        <span key={index} className={`${styles.label} ${styles.tag}`} onMouseEnter={showFullText}>
          {label}
        </span>
      ))}
    </ExpandableValues>
  )
}
