import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { useSampleWords } from './parts/useSampleWords.ts'
import { exampleScreens } from './widgets/exampleScreens.ts'
import { widgetNames } from './widgets/examples.ts'

/** The gallery: each widget in its states, with code to copy. The address names the widget to show. */
export function WidgetsPage() {
  const { widgets: words } = useSampleWords()
  const [asked, ask] = useSearchParams()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const current = widgetNames.find((name) => name === asked.get('widget')) ?? 'actionBar'
  const Screen = exampleScreens[current]
  return (
    <>
      <PageTitle title={words.title} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {words.intro}
      </Typography>
      <Box sx={{ display: { md: isWide ? 'flex' : 'block' }, alignItems: 'flex-start', gap: 3 }}>
        <Tabs
          value={current}
          onChange={(_event, name: string) => ask({ widget: name }, { replace: true })}
          aria-label={words.choose}
          {...(isWide
            ? { orientation: 'vertical', sx: sideStyle }
            : { variant: 'scrollable', allowScrollButtonsMobile: true, sx: { mb: 2 } })}
        >
          {widgetNames.map((name) => (
            <Tab
              key={name}
              id={`widget-${name}`}
              aria-controls="widget-panel"
              value={name}
              label={words.names[name]}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id="widget-panel"
          aria-labelledby={`widget-${current}`}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <Suspense fallback={<RecordSkeleton />}>
            <Screen />
          </Suspense>
        </Box>
      </Box>
    </>
  )
}

const sideStyle = {
  position: 'sticky',
  top: 0,
  flexShrink: 0,
  borderRight: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { alignItems: 'flex-start', minHeight: 38, py: 0.75 },
} as const
