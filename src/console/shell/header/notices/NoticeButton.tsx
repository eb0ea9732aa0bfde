import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { unreadQuery } from '../../../session/queries/noticeQueries.ts'
import { lazy } from '../../../kit/page/lazy.ts'

const NoticePanel = lazy(async () => ({ default: (await import('./NoticePanel.tsx')).NoticePanel }))

interface NoticeButtonProps {
  /** What it is called, for those who do not see the icon. */
  name: string
  menus: readonly NoticeMenu[]
  icon: ReactNode
}

/** Says how many unread notices there are, and opens the latest. */
export function NoticeButton({ name, menus, icon }: NoticeButtonProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery(unreadQuery)
  const count = menus.reduce((sum, menu) => sum + (data?.[menu] ?? 0), 0)
  const shown = count > 99 ? '99+' : count
  const label = count > 0 ? translate('header.notices.unread', { name, count: shown }) : name
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge
            badgeContent={count}
            max={99}
            color="error"
            sx={badgeStyle}
            // The button's name tells the number.
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            {icon}
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: paperStyle } }}
      >
        <Suspense fallback={<Box aria-busy sx={{ height: 240 }} />}>
          <NoticePanel menus={menus} onClose={() => setAnchor(null)} />
        </Suspense>
      </Popover>
    </>
  )
}

/** Before the panel is loaded, so that the place is found for its whole width. */
const paperStyle = { width: { xs: 'calc(100vw - 32px)', sm: 400 } }

const badgeStyle = {
  '& .MuiBadge-badge': { fontSize: 11, height: 16, minWidth: 16, px: 0.5 },
  // A zero that nobody sees is no part of what the button says.
  '& .MuiBadge-invisible': { visibility: 'hidden' },
}
