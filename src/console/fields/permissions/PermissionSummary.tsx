import type { CSSProperties } from 'react'
import type { PermissionNode } from './matrixOf.ts'
import styles from './PermissionSummary.module.css'
import { summaryOf } from './summaryOf.ts'

interface PermissionSummaryProps {
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
  /** What a page alone allows, such as "View". */
  view: string
}

/** Permissions for reading: every page that is held, and beside it what may be done there. */
export function PermissionSummary({ nodes, chosen, view }: PermissionSummaryProps) {
  return (
    <ul className={styles.pages}>
      {summaryOf(nodes, chosen).map(({ id, label, depth, isGroup, actions }) => (
        <li key={id} className={styles.page} data-group={isGroup} style={placeOf(depth)}>
          <span className={styles.name}>{label}</span>
          <ul className={styles.actions}>
            {(isGroup ? actions : [view, ...actions]).map((action) => (
              <li key={action} className={styles.action}>
                {action}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** How far a line is moved in: a name beside its actions alone, above them both. */
function placeOf(depth: number): CSSProperties {
  const place: CSSProperties & Record<'--depth', number> = { '--depth': depth }
  return place
}
