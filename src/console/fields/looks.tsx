import type { ReactNode } from 'react'
import styles from '../kit/widgets/values.module.css'
import { Clipped } from '../kit/widgets/Clipped.tsx'
import { tellWhole } from '../kit/widgets/tellWhole.ts'
import type { Drawing } from './FieldView.ts'

/** As text: one line in a list, all of it on a page. */
export function plain({ text, place }: Pick<Drawing, 'text' | 'place'>): ReactNode {
  return place === 'list' ? <Clipped text={text} /> : <div className={styles.whole}>{text}</div>
}

/** A colour as it looks, before how it is written; a text that is none stands alone. */
export function colour({ text, place }: Pick<Drawing, 'text' | 'place'>): ReactNode {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return plain({ text, place })
  return (
    <span className={styles.colour}>
      <span className={styles.swatch} style={{ background: text }} />
      {text}
    </span>
  )
}

/** Figures of one width, which are read below each other. */
export function figures({ text }: Pick<Drawing, 'text'>): ReactNode {
  return <span className={styles.figures}>{text}</span>
}

/** So many of several values are shown in a list, and how many more there are. */
export const shownInList = 3

/** Short texts beside each other; in a list the first few, and the others when the mouse rests on how many they are. */
export function chips(labels: readonly string[], { place }: Pick<Drawing, 'place'>): ReactNode {
  const shown = place === 'list' ? labels.slice(0, shownInList) : labels
  const others = labels.slice(shown.length)
  return (
    <div className={styles.several}>
      {shown.map((label, index) => (
        // The same text may be there twice.
        <span key={index} className={styles.tag} onMouseEnter={tellWhole}>
          {label}
        </span>
      ))}
      {others.length > 0 && <span title={others.join(', ')}>+{others.length}</span>}
    </div>
  )
}
