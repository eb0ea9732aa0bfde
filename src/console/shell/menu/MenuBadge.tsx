import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
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

/** The badge at the end of a line, where there is room for it. */
export function LineBadge({ badge }: { badge: string | undefined }) {
  if (badge === undefined) return null
  return (
    <Box component="span" sx={lineStyle}>
      {badge}
    </Box>
  )
}

const badgeStyle = { height: '1rem', minWidth: '1rem', px: 0.5, fontSize: '0.6875rem' }

const lineStyle = {
  flex: 'none',
  ml: 1,
  minWidth: '1.125rem',
  px: 0.75,
  borderRadius: 9,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
  bgcolor: 'error.main',
  color: 'error.contrastText',
}
