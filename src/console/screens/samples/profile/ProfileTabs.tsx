import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { profileFields } from '#shared/account/profileFields.ts'
import { NotificationSettings } from '../../account/NotificationSettings.tsx'
import { SessionList } from '../../account/SessionList.tsx'
import type { Profile } from '../../account/WithProfile.tsx'
import { RecordDetails } from '../../record/RecordDetails.tsx'
import { partOfResource } from '../parts/partOfResource.ts'
import { usePageWords } from '../parts/usePageWords.ts'

const names = ['details', 'sessions', 'notices'] as const

const shown = ['username', ...profileFields]

/** The parts of a profile in tabs. */
export function ProfileTabs({ user, resource }: Profile) {
  const { profile: words } = usePageWords()
  const [name, setName] = useState<(typeof names)[number]>('details')
  const id = useId()
  const panels: Readonly<Record<(typeof names)[number], ReactNode>> = {
    details: <RecordDetails resource={partOfResource(resource, shown)} record={user} />,
    sessions: <SessionList />,
    notices: <NotificationSettings />,
  }
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Tabs
        value={name}
        onChange={(_event, next: (typeof names)[number]) => setName(next)}
        aria-label={words.tabsLabel}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((each) => (
          <Tab key={each} value={each} id={`${id}-${each}`} aria-controls={id} label={words.tabs[each]} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={id} aria-labelledby={`${id}-${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
          {words.tabs[name]}
        </Typography>
        {panels[name]}
      </Box>
    </Paper>
  )
}
