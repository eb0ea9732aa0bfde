import { ShowBase } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordDetails } from './RecordDetails.tsx'
import { stayOnFailure } from './RecordFailed.tsx'
import { RecordPage } from './RecordPage.tsx'

/** A record for reading. */
export function EntityShow({ resource }: { resource: Resource }) {
  return (
    <ShowBase
      resource={resource.entity}
      queryOptions={stayOnFailure}
      render={(loaded) => (
        <RecordPage resource={resource} page="show" loaded={loaded}>
          {(record) => <RecordDetails resource={resource} record={record} />}
        </RecordPage>
      )}
    />
  )
}
