import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ComponentType } from 'react'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { InnerPage } from '../../kit/tabs/InnerPage.tsx'

/** A tab, whose title is the message `account.tabs.{name}`. */
export interface AccountTab {
  name: string
  Panel: ComponentType
}

interface AccountTabsProps {
  tabs: readonly AccountTab[]
  /** Whether the tabs are placed beside their panel on wide screens. */
  isVertical?: boolean
}

/** Tabs that the address selects, as in `?tab=security`. Input typed into one tab survives a change of tabs. */
export function AccountTabs({ tabs, isVertical = false }: AccountTabsProps) {
  const id = useId()
  const translate = useTranslate()
  const isWide = useMediaQuery('(min-width:900px)')
  const [search, setSearch] = useSearchParams()
  const named = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
  const chosen = named?.name ?? ''
  const [opened, setOpened] = useState<readonly string[]>([chosen])
  if (!opened.includes(chosen)) setOpened([...opened, chosen])
  const isBeside = isVertical && isWide
  return (
    <Box sx={isVertical ? besideStyle : aboveStyle}>
      <Tabs
        value={chosen}
        onChange={(_event, name: string) => setSearch({ tab: name })}
        orientation={isBeside ? 'vertical' : 'horizontal'}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('account.setting')}
      >
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            label={translate(`account.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {tabs.map(({ name, Panel }) => (
          <Box
            key={name}
            role="tabpanel"
            id={`${id}-${name}-panel`}
            aria-labelledby={`${id}-${name}`}
            hidden={name !== chosen}
            sx={{ px: { xs: 2, sm: 4 }, py: 2.5 }}
          >
            {opened.includes(name) && (
              <InnerPage
                name={translate(`account.tabs.${name}`)}
                isShown={name === chosen}
                onShow={() => setSearch({ tab: name })}
              >
                <Typography component="h3" variant="h6" sx={{ mb: 2.5 }}>
                  {translate(`account.tabs.${name}`)}
                </Typography>
                <Panel />
              </InnerPage>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const aboveStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 480,
  '& > .MuiTabs-root': { borderBottom: 1, borderColor: 'divider' },
} as const

/** Decided by CSS alone: tabs re-rendered only after the window became narrow would push their panel out of it. */
const besideStyle = {
  ...aboveStyle,
  '@media (min-width:900px)': {
    flexDirection: 'row',
    '& > .MuiTabs-root': { width: 220, flexShrink: 0, py: 1.5, borderBottom: 0, borderRight: 1 },
    '& > .MuiTabs-vertical .MuiTab-root': { alignItems: 'flex-start', textAlign: 'start', px: 3 },
  },
} as const
