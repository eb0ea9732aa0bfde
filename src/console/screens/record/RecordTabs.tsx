import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { Suspense, useId, useState } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadBoundary } from '../../kit/page/LoadBoundary.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { InnerPage } from '../../kit/tabs/InnerPage.tsx'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { RelatedLabel } from '../related/RelatedLabel.tsx'
import type { Relation } from '../related/relationsTo.ts'
import { UndoneContext } from './UndoneContext.ts'
import { useUndoneChange } from './useUndoneChange.ts'
import { useRelations } from '../related/useRelations.ts'

const RecordHistory = lazy(async () => ({
  default: (await import('../history/RecordHistory.tsx')).RecordHistory,
}))
const RelatedList = lazy(async () => ({ default: (await import('../related/RelatedList.tsx')).RelatedList }))

interface RecordTabsProps {
  resource: Resource
  /** Absent for a single record. */
  id?: Identifier | undefined
  record: RaRecord
  mayEdit: boolean
  /** The title of the first tab: a key of the history's words. */
  first: 'details' | 'edit'
  children: ReactNode
}

/** The record, its history, or a relation that leads to it; the name of a relation contains a dot. */
type View = 'record' | 'history' | `${string}.${string}`

/**
 * The tabs of a record's page: the record, the lists that refer to it, and its history. A half-filled form survives a change of
 * tabs.
 */
export function RecordTabs({ resource, id, record, mayEdit, first, children }: RecordTabsProps) {
  const translate = useTranslate()
  const base = useId()
  const [chosen, setView] = useState<View>('record')
  const undo = useUndo(resource, id, () => {
    setView('record')
    // The button that was pressed gets hidden, so the tab takes the focus.
    document.getElementById(`${base}record-tab`)?.focus()
  })
  const undone = useUndoneChange()
  const all = useRelations(resource)
  const relations = first === 'details' && id !== undefined ? all : []
  // The lines of a log are never changed.
  const hasHistory = resource.kind !== 'log'
  if (!hasHistory && relations.length === 0) return children
  const view = chosen.includes('.') && !relations.some(({ name }) => name === chosen) ? 'record' : chosen
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
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2, minHeight: 40, '& .MuiTab-root': { minHeight: 40, py: 0 } }}
      >
        <Tab {...tab('record')} label={translate(`history.${first}`)} />
        {relations.map((relation) => (
          <Tab key={relation.name} {...tab(relation.name)} label={<RelatedLabel relation={relation} />} />
        ))}
        {hasHistory && <Tab {...tab('history')} label={translate('history.history')} />}
      </Tabs>
      <Box {...panel('record')}>
        <InnerPage
          name={translate(`history.${first}`)}
          isShown={view === 'record'}
          onShow={() => setView('record')}
        >
          <UndoneContext value={undone}>{children}</UndoneContext>
        </InnerPage>
      </Box>
      {relations.map((relation) => (
        <Box key={relation.name} {...panel(relation.name)}>
          {view === relation.name && <RelatedRecords relation={relation} id={String(id)} />}
        </Box>
      ))}
      <Box {...panel('history')}>
        {view === 'history' && (
          <LoadBoundary title={translate('history.failed')}>
            <Suspense fallback={<RecordSkeleton />}>
              <RecordHistory
                resource={resource}
                id={id}
                record={record}
                onUndo={mayEdit ? undo : undefined}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </Box>
    </>
  )
}

/** Undoes a change in the form of the record, where the user can check it before saving. */
function useUndo(
  { entity: resource }: Resource,
  id: Identifier | undefined,
  onShow: () => void,
): (change: UndoneChange) => void {
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const form = createPath(id === undefined ? { resource, type: 'list' } : { resource, id, type: 'edit' })
  return (undone) => {
    onShow()
    void navigate(form, { state: { undone } })
  }
}

function RelatedRecords({ relation, id }: { relation: Relation; id: string }) {
  const translate = useTranslate()
  const { names } = useEntityWords(relation.resource)
  return (
    <LoadBoundary title={translate('screens.list.failed', { name: names })}>
      <Suspense fallback={<RecordSkeleton />}>
        <RelatedList relation={relation} id={id} />
      </Suspense>
    </LoadBoundary>
  )
}
