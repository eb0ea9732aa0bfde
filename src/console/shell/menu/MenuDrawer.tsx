import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import type { PaperProps } from '@mui/material/Paper'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  paper: PaperProps
  children: ReactNode
}

/** The drawer in which the menu slides in, where it does not fit beside the content. */
export function MenuDrawer({ open, onClose, paper, children }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper }}>
      {children}
    </Drawer>
  )
}
