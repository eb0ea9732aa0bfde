import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordTabs } from '../../history/RecordTabs.tsx'
import { recordTitle } from '../../resources/recordTitle.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { PageHead } from '../PageHead.tsx'
import { RecordActions } from '../RecordActions.tsx'
import { RecordDetails } from './RecordDetails.tsx'
import { RecordFailed, isGone, stayOnFailure } from './RecordFailed.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

/** A record for reading. */
export function EntityShow({ resource }: { resource: Resource }) {
  return (
    <ShowBase resource={resource.entity} queryOptions={stayOnFailure}>
      <ShowPage resource={resource} />
    </ShowBase>
  )
}

function ShowPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { record: stored, error, refetch } = useShowContext<RaRecord>()
  const record = isGone(error) ? undefined : stored
  const title = translate('screens.form.showTitle', { name: words.name })
  return (
    <>
      <PageHead resource={resource} title={title} name={record && recordTitle(resource, record, words)}>
        {record && <RecordActions resource={resource} record={record} page="show" />}
      </PageHead>
      {record ? (
        <RecordTabs key={record.id} resource={resource} id={record.id} first="details">
          <RecordDetails resource={resource} record={record} />
        </RecordTabs>
      ) : error ? (
        <RecordFailed resource={resource} error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}
