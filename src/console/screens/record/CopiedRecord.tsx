import { useGetOne, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { NewRecord } from './NewRecord.tsx'
import { PageHead } from './PageHead.tsx'
import { RecordFailed } from './RecordFailed.tsx'
import { copyOf } from './copyOf.ts'
import { useIsWhole } from './useIsWhole.ts'

/** The form of a new record that starts as a copy of another record. */
export function CopiedRecord({ resource, id }: { resource: Resource; id: string }) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const isWhole = useIsWhole(resource)
  const { data, error, isFetchedAfterMount, refetch } = useGetOne(resource.entity, { id }, { retry: false })
  // The list's data of the record may be outdated.
  const record = isFetchedAfterMount && isWhole(data) ? data : undefined
  const title = record
    ? translate('screens.form.copyOf', { record: recordTitle(resource, record, words) })
    : translate('screens.form.copyTitle', { name: words.nameInText })
  return (
    <>
      <PageHead resource={resource} title={title} />
      {record ? (
        <NewRecord resource={resource} given={(form) => copyOf(record, resource, form)} />
      ) : error ? (
        <RecordFailed resource={resource} error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}
