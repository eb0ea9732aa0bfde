import type { RaRecord } from 'react-admin'
import { RecordMenu } from '../../actions/RecordMenu.tsx'
import { movesOf } from '../../actions/movesOf.ts'
import { useOwnActions } from '../../parts/useOwnActions.ts'
import type { RowOfMenu } from './RowMenuContext.ts'
import type { RowsProps } from './RowsProps.ts'

/** The props of the menu. */
export interface OpenedRowMenuProps extends Pick<RowsProps, 'resource' | 'allowedFor'> {
  record: RaRecord
  opened: RowOfMenu
}

/** The menu of a row. */
export function OpenedRowMenu({ resource, record, allowedFor, opened }: OpenedRowMenuProps) {
  const allowed = allowedFor(record)
  return (
    <RecordMenu
      resource={resource}
      record={record}
      links={opened.links}
      moves={movesOf(resource, record, allowed)}
      own={useOwnActions(resource, 'record', allowed)}
      mayCopy={allowed.copy}
      mayDelete={allowed.delete}
      anchor={opened.anchor}
      onClose={opened.onClose}
    />
  )
}
