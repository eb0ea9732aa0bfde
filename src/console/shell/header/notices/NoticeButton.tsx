import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { unreadQuery } from '../../../session/queries/noticeQueries.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

const NoticePopover = lazy(async () => ({ default: (await import('./NoticePopover.tsx')).NoticePopover }))

interface NoticeButtonProps {
  /** The name for users who do not see the icon. */
  name: string
  menus: readonly NoticeMenu[]
  icon: ReactNode
}

/** Shows the number of unread notices, and opens the latest. */
export function NoticeButton({ name, menus, icon }: NoticeButtonProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const { data } = useQuery(unreadQuery)
  const count = menus.reduce((sum, menu) => sum + (data?.[menu] ?? 0), 0)
  const shown = count > 99 ? '99+' : count
  const label = count > 0 ? translate('header.notices.unread', { name, count: shown }) : name
  return (
    <>
      <IconButton
        aria-label={label}
        data-tip={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <Badge
          badgeContent={count}
          max={99}
          color="error"
          sx={badgeStyle}
          // The button's name contains the number.
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          {icon}
        </Badge>
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <NoticePopover name={name} menus={menus} anchor={anchor} onClose={() => setAnchor(null)} />
        </Overlay>
      )}
    </>
  )
}

const badgeStyle = {
  '& .MuiBadge-badge': { fontSize: '0.6875rem', height: '1rem', minWidth: '1rem', px: 0.5 },
  // An invisible zero is not part of the button's text.
  '& .MuiBadge-invisible': { visibility: 'hidden' },
}
