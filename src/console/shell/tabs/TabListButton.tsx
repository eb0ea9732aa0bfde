import { useState } from 'react'
import { useTranslate } from 'react-admin'
import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { useTabName } from './useTabName.ts'

interface TabListButtonProps {
  tabs: readonly Tab[]
  active: string
  onOpen: (path: string) => void
}

/** Lists all open pages when the bar cannot show them at once. */
export function TabListButton({ tabs, active, onOpen }: TabListButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = useTranslate()('shell.tabs.all')
  const nameOf = useTabName()
  const open = (path: string) => {
    setAnchor(null)
    onOpen(path)
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tabs.map((tab) => (
          <MenuItem key={tab.path} selected={tab.path === active} onClick={() => open(tab.path)}>
            {nameOf(tab)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
