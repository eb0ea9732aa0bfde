import Close from '@mui/icons-material/Close'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { use } from 'react'
import { monospaceFamily } from '../../../kit/colors/tokens.ts'
import { TabListContext } from '../../../kit/tabs/TabsContext.ts'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import { SampleCard } from '../parts/SampleCard.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { usePageWords } from '../parts/usePageWords.ts'

/** The list of open tabs, each with its actions. */
export function OpenTabs() {
  const { tabs: words } = usePageWords()
  const { tabs } = use(TabListContext)
  const { open, reload, close } = useTabs()
  return (
    <SampleCard title={words.list} hint={words.listHint}>
      <Box component="ul" aria-label={words.list} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {tabs.map(({ path, title, reloads }) => (
          <Box component="li" key={path} sx={rowStyle}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link
                component="button"
                type="button"
                translate="no"
                sx={{ fontFamily: monospaceFamily }}
                onClick={() => open(path)}
              >
                {path}
              </Link>
              {title !== undefined && <span> {title}</span>}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {fillIn(words.reloads, { count: reloads })}
            </Box>
            <Box sx={{ flex: 'none' }}>
              <IconButton
                size="small"
                aria-label={fillIn(words.reloadTab, { path })}
                onClick={() => reload(path)}
              >
                <Refresh fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={fillIn(words.closeTab, { path })}
                onClick={() => close(path)}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
    </SampleCard>
  )
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
