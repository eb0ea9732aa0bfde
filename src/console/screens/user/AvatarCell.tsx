import type { User } from '#generated/types/user.ts'
import { initialOf } from '../../kit/text/initialOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import styles from './AvatarCell.module.css'

/**
 * A user's picture, or the first letter of the name. The letter is hidden from screen readers, since the full name is next to it.
 */
export function AvatarCell({ resource, record, children }: OwnCellProps) {
  if (textOf(record['avatar' satisfies keyof User]) !== '') return children
  return (
    <span aria-hidden className={styles.initial}>
      {initialOf(recordName(resource, record))}
    </span>
  )
}
