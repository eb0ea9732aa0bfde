import Box from '@mui/material/Box'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { OpenTabs } from './OpenTabs.tsx'
import { OwnTab } from './OwnTab.tsx'
import { TabControls } from './TabControls.tsx'

/** Shows how a page controls its own tab and others by `useTabs`. */
export function MultiTabPage() {
  return (
    <Box sx={gridStyle}>
      <SampleTitle path="/samples/other/multi-tab" />
      <OwnTab />
      <TabControls />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <OpenTabs />
      </Box>
    </Box>
  )
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
