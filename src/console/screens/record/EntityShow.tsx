import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { ShowBase } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { OwnPanels } from './OwnPanels.tsx'
import { RecordDetails } from './RecordDetails.tsx'
import { stayOnFailure } from './RecordFailed.tsx'
import { RecordPage } from './RecordPage.tsx'

const StateTimeline = lazy(async () => ({
  default: (await import('../history/StateTimeline.tsx')).StateTimeline,
}))

/** The page on which a record is read. */
export function EntityShow({ resource }: { resource: Resource }) {
  return (
    <ShowBase
      resource={resource.entity}
      queryOptions={stayOnFailure}
      render={(loaded) => (
        <RecordPage resource={resource} page="show" loaded={loaded}>
          {(record) => (
            <Stack spacing={2}>
              <RecordDetails resource={resource} record={record} />
              {resource.states && (
                <Suspense>
                  <StateTimeline resource={resource} record={record} property={resource.states.property} />
                </Suspense>
              )}
              <OwnPanels resource={resource} record={record} />
            </Stack>
          )}
        </RecordPage>
      )}
    />
  )
}
