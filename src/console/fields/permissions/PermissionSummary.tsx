import type { CSSProperties } from 'react'
import type { PermissionNode } from './matrixOf.ts'
import styles from './PermissionSummary.module.css'
import { summaryOf } from './summaryOf.ts'

interface PermissionSummaryProps {
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
  /** The action that a page alone allows, such as "View". */
  view: string
}

/** Permissions for reading: every held page with the actions that are allowed there. */
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

/** Passes the depth to the style sheet, which indents the name if the actions are beside it, or both if the actions are below. */
function placeOf(depth: number): CSSProperties {
  const place: CSSProperties & Record<'--depth', number> = { '--depth': depth }
  return place
}
