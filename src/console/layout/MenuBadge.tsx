import Badge from '@mui/material/Badge'
import type { ReactNode } from 'react'
import type { MenuBadge as BadgeOf } from '../providers/RouteMeta.ts'

/** A menu's badge at the corner of its icon. */
export function MenuBadge({ badge, children }: { badge: BadgeOf | undefined; children: ReactNode }) {
  if (!badge) return children
  const isDot = badge.text === ''
  return (
    <Badge
      color={badge.color}
      variant={isDot ? 'dot' : 'standard'}
      badgeContent={badge.text}
      sx={{ '& .MuiBadge-badge': { ...(!isDot && badgeStyle) } }}
    >
      {children}
    </Badge>
  )
}

const badgeStyle = { height: 16, minWidth: 16, px: 0.5, fontSize: 11 }
