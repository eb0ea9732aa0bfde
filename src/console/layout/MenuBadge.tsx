import Badge from '@mui/material/Badge'
import type { ReactNode } from 'react'

/** A menu's badge at the corner of its icon. */
export function MenuBadge({ badge, children }: { badge: string | undefined; children: ReactNode }) {
  if (badge === undefined) return children
  return (
    <Badge color="error" badgeContent={badge} sx={{ '& .MuiBadge-badge': badgeStyle }}>
      {children}
    </Badge>
  )
}

const badgeStyle = { height: 16, minWidth: 16, px: 0.5, fontSize: 11 }
