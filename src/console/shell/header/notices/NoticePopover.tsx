import { Suspense } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Popover from '@mui/material/Popover'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { lazy } from '../../../kit/page/lazy.ts'

const NoticePanel = lazy(async () => ({ default: (await import('./NoticePanel.tsx')).NoticePanel }))

interface NoticePopoverProps {
  name: string
  menus: readonly NoticeMenu[]
  anchor: HTMLElement | null
  onClose: () => void
}

/** The latest notices, below their button. */
export function NoticePopover({ name, menus, anchor, onClose }: NoticePopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: paperStyle } }}
    >
      <Suspense fallback={<Skeleton variant="rounded" aria-busy height={240} sx={{ m: 2 }} />}>
        <NoticePanel menus={menus} onClose={onClose} />
      </Suspense>
    </Popover>
  )
}

/** Set here, not in the panel, so that the popover is placed for its full width before the panel is loaded. */
const paperStyle = { width: { xs: 'calc(100vw - 32px)', sm: 400 } }
