import { Suspense } from 'react'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import styles from './StatusCell.module.css'
import { lazy } from '../../kit/page/lazy.ts'

const StatusSwitch = lazy(async () => ({ default: (await import('./StatusSwitch.tsx')).StatusSwitch }))

/**
 * A status, with a switch for users who may change it. While the switch loads its place is empty, as a chip would turn into the
 * switch.
 */
export function StatusCell({ resource, record, mayEdit, children }: OwnCellProps) {
  if (!mayEdit) return children
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <StatusSwitch resource={resource} record={record} />
    </Suspense>
  )
}
