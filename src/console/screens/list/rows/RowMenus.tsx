import { useState } from 'react'
import type { ReactNode } from 'react'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import { RowMenuContext } from './RowMenuContext.ts'
import type { RowOfMenu } from './RowMenuContext.ts'
import type { RowsProps } from './RowsProps.ts'

// Loaded when a menu is opened.
const OpenedRowMenu = lazy(async () => ({ default: (await import('./OpenedRowMenu.tsx')).OpenedRowMenu }))

interface RowMenusProps extends Pick<RowsProps, 'resource' | 'rows' | 'allowedFor'> {
  children: ReactNode
}

/** Holds the menu of the rows inside, so that its dialogs stay open when the rows of a table become cards. */
export function RowMenus({ resource, rows, allowedFor, children }: RowMenusProps) {
  const [opened, setOpened] = useState<RowOfMenu>()
  // A row that leaves the list takes its dialog along; the focus then goes to the next row.
  const record = opened && rows.find(({ id }) => id === opened.id)
  return (
    <RowMenuContext value={setOpened}>
      {children}
      {opened && record && (
        <Overlay key={opened.id} open={opened.anchor !== null} onClose={opened.onClose}>
          <OpenedRowMenu resource={resource} record={record} allowedFor={allowedFor} opened={opened} />
        </Overlay>
      )}
    </RowMenuContext>
  )
}
