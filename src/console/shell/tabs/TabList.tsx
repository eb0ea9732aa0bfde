import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { TabListButtonProps } from './TabListButton.tsx'
import { useTabName } from './useTabName.ts'

interface TabListProps extends TabListButtonProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** The names of all open pages. */
export function TabList({ tabs, active, anchor, onOpen, onClose }: TabListProps) {
  const nameOf = useTabName()
  const open = (path: string) => {
    onClose()
    onOpen(path)
  }
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {tabs.map((tab) => (
        <MenuItem key={tab.path} selected={tab.path === active} onClick={() => open(tab.path)}>
          {nameOf(tab)}
        </MenuItem>
      ))}
    </Menu>
  )
}
