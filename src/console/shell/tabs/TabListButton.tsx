import { useState } from 'react'
import { useTranslate } from 'react-admin'
import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'

const TabList = lazy(async () => ({ default: (await import('./TabList.tsx')).TabList }))

export interface TabListButtonProps {
  tabs: readonly Tab[]
  active: string
  onOpen: (path: string) => void
}

/** Lists all open pages when the bar cannot show them at once. */
export function TabListButton(props: TabListButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const words = useTranslate()('shell.tabs.all')
  return (
    <>
      <IconButton
        size="small"
        aria-label={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <TabList {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Overlay>
      )}
    </>
  )
}
