import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A line of the settings: its title, its current state as a hint, and its buttons. */
export function SettingRow({ title, hint, icon, children }: SettingRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {hint}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}

/** The list of setting lines. */
export function SettingRows({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, p: 0, maxWidth: 760 }}>
      {children}
    </Box>
  )
}

interface SettingRowProps {
  title: ReactNode
  hint: ReactNode
  icon?: ReactNode
  children?: ReactNode
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.75,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
