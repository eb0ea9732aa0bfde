import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { pageLayouts } from '../../../session/menus/RouteMeta.ts'
import type { PageLayout } from '../../../session/menus/RouteMeta.ts'
import { JsonView } from '../../../kit/widgets/JsonView.tsx'
import { SampleTitle } from '../parts/SampleTitle.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { LayoutSketch } from './LayoutSketch.tsx'

/** A page without margins, since its menu has the layout `custom`; it explains all layouts. */
export function CustomLayoutPage() {
  const { layouts: words } = usePageWords()
  const [shown, show] = useState<PageLayout>('custom')
  return (
    <Box sx={pageStyle}>
      <SampleTitle path="/samples/other/custom-layout" />
      <Box component="section" aria-label={words.choose} sx={asideStyle}>
        <Typography component="h2" sx={{ px: 2, pt: 2, pb: 1, fontWeight: 600 }}>
          {words.choose}
        </Typography>
        <List dense disablePadding>
          {pageLayouts.map((layout) => (
            <li key={layout}>
              <ListItemButton
                selected={layout === shown}
                aria-current={layout === shown}
                onClick={() => show(layout)}
              >
                <ListItemText primary={words.names[layout]} secondary={words.short[layout]} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </Box>
      <Box component="section" aria-label={words.names[shown]} sx={{ p: { xs: 2, md: 4 }, minWidth: 0 }}>
        <Typography component="h2" variant="h5">
          {words.names[shown]}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3, maxWidth: 640 }}>
          {words.long[shown]}
        </Typography>
        <LayoutSketch layout={shown} />
        <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
          {words.how}
        </Typography>
        <Box sx={{ maxWidth: 640 }}>
          <JsonView value={{ layout: shown }} />
        </Box>
      </Box>
    </Box>
  )
}

const pageStyle = {
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
}

const asideStyle = {
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
}
