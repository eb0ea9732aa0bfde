import { useState } from 'react'
import { useTranslate } from 'react-admin'
import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { isLink, isPage } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { EntriesMenu } from './EntriesMenu.tsx'
import { TopMenuEntry } from './TopMenuEntry.tsx'
import { useCurrentCodes } from './useCurrentCodes.ts'
import { useFittingCount } from './useFittingCount.ts'

interface TopMenuProps {
  menus: readonly MenuItem[]
  /** Whether groups lead to their first page, because the rest of the menu is at the side. */
  isMixed: boolean
}

/** The menu in the header; entries that do not fit are behind a button. */
export function TopMenu({ menus, isMixed }: TopMenuProps) {
  const current = useCurrentCodes()
  const translate = useTranslate()
  const nameOf = useMenuName()
  const { ref, fitting } = useFittingCount(menus.length)
  const [opened, setOpened] = useState<{ items: readonly MenuItem[]; anchor: HTMLElement }>()
  const rest = menus.slice(fitting)
  return (
    <Box component="nav" aria-label={translate('shell.menu')} sx={barStyle}>
      <Box component="ul" ref={ref} sx={listStyle}>
        {menus.map((item, index) => (
          <li key={item.code} style={index < fitting ? undefined : hidden}>
            <TopMenuEntry
              item={item}
              isCurrent={current.includes(item.code)}
              isOpen={opened?.items.length === 1 && opened.items[0] === item}
              {...(!isMixed &&
                !isPage(item) &&
                !isLink(item) && { onOpen: (anchor: HTMLElement) => setOpened({ items: [item], anchor }) })}
            >
              {nameOf(item)}
            </TopMenuEntry>
          </li>
        ))}
      </Box>
      <IconButton
        aria-label={translate('settings.moreMenus')}
        aria-haspopup="menu"
        onClick={(event) => setOpened({ items: rest, anchor: event.currentTarget })}
        // Keeps its room when hidden; otherwise an entry would fit without the button and not with it.
        style={rest.length > 0 ? undefined : hidden}
      >
        <MoreHoriz />
        <ExpandMore sx={{ fontSize: '1rem' }} />
      </IconButton>
      <EntriesMenu
        items={opened?.items ?? []}
        current={current}
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpened(undefined)}
      />
    </Box>
  )
}

const hidden = { visibility: 'hidden' } as const

const barStyle = { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', height: '100%' }

const listStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  height: '2.5rem',
  overflow: 'hidden',
  m: 0,
  p: 0,
  listStyle: 'none',
}
