import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Identifier } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const RecordHistory = lazy(async () => ({ default: (await import('./RecordHistory.tsx')).RecordHistory }))

interface RecordTabsProps {
  resource: Resource
  /** Absent for the only record of its entity. */
  id?: Identifier | undefined
  /** What the first tab is called: a key of the history's words. */
  first: 'details' | 'edit'
  children: ReactNode
}

type View = 'record' | 'history'

/** A record's page with its history beside it; a half-filled form stays while one looks there. */
export function RecordTabs({ resource, id, first, children }: RecordTabsProps) {
  const translate = useTranslate()
  const base = useId()
  const [view, setView] = useState<View>('record')
  // Lines that the server adds are never changed.
  if (resource.kind === 'log') return children
  const tab = (name: View) => ({ id: `${base}${name}-tab`, value: name, 'aria-controls': `${base}${name}` })
  const panel = (name: View) => ({
    id: `${base}${name}`,
    role: 'tabpanel',
    'aria-labelledby': `${base}${name}-tab`,
    hidden: view !== name,
  })
  return (
    <>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        aria-label={translate('history.tabs')}
        sx={{ mb: 2, minHeight: 40, '& .MuiTab-root': { minHeight: 40, py: 0 } }}
      >
        <Tab {...tab('record')} label={translate(`history.${first}`)} />
        <Tab {...tab('history')} label={translate('history.history')} />
      </Tabs>
      <Box {...panel('record')}>{children}</Box>
      <Box {...panel('history')}>
        {view === 'history' && (
          <Suspense fallback={<RecordSkeleton />}>
            <RecordHistory resource={resource} id={id} />
          </Suspense>
        )}
      </Box>
    </>
  )
}
