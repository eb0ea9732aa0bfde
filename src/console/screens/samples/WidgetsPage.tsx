import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { useSampleWords } from './parts/useSampleWords.ts'
import { exampleScreens } from './widgets/exampleScreens.ts'
import { widgetNames } from './widgets/examples.ts'

/** The gallery: each widget in its states, with the code to copy. The address names the widget that is shown. */
export function WidgetsPage() {
  const { widgets: words } = useSampleWords()
  const [asked, ask] = useSearchParams()
  const current = widgetNames.find((name) => name === asked.get('widget')) ?? 'qrCode'
  const Screen = exampleScreens[current]
  return (
    <>
      <PageTitle title={words.title} />
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words.intro}
      </Typography>
      <Tabs
        value={current}
        onChange={(_event, name: string) => ask({ widget: name }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={words.choose}
        sx={{ mb: 2 }}
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
      <Box role="tabpanel" id="widget-panel" aria-labelledby={`widget-${current}`} sx={{ minWidth: 0 }}>
        <Suspense fallback={<RecordSkeleton />}>
          <Screen />
        </Suspense>
      </Box>
    </>
  )
}
