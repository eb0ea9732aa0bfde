import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordTabs } from './RecordTabs.tsx'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { NewRecordDialogProvider } from './NewRecordDialogProvider.tsx'
import { PageHead } from './PageHead.tsx'
import { RecordActions } from '../actions/RecordActions.tsx'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import { useAllowedFor } from '../actions/useAllowedFor.ts'
import { useIsWhole } from './useIsWhole.ts'
import { RecordFailed, isGone } from './RecordFailed.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'

interface RecordPageProps {
  resource: Resource
  page: 'show' | 'edit'
  /** The state of react-admin's query for the record. */
  loaded: { record?: RaRecord | undefined; error?: unknown; refetch: () => unknown }
  /** Renders the record, given the actions allowed on it. */
  children: (record: RaRecord, allowed: AllowedActions) => ReactNode
}

/** A record's page: its name and actions, then the record and its history in tabs; or the reason why it is not there. */
export function RecordPage({ resource, page, loaded, children }: RecordPageProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const words = useEntityWords(resource)
  const { shownName } = useOwnParts(resource.entity)
  const { error, refetch } = loaded
  const isWhole = useIsWhole(resource)
  const record = isGone(error) || !isWhole(loaded.record) ? undefined : loaded.record
  const allowedFor = useAllowedFor(resource)
  const allowed = record && allowedFor(record)
  const title =
    page === 'show'
      ? translate('screens.form.showTitle', { name: words.name })
      : translate('screens.form.editTitle', { name: words.nameInText })
  const nameOf = (found: RaRecord) =>
    shownName?.(found, { locale, translate }) ?? recordTitle(resource, found, words)
  const name = record ? nameOf(record) : error ? undefined : <Skeleton width={160} />
  return (
    <NewRecordDialogProvider>
      <PageHead resource={resource} title={title} name={name}>
        {record && allowed && (
          <RecordActions resource={resource} record={record} allowed={allowed} page={page} />
        )}
      </PageHead>
      {record && allowed ? (
        <RecordTabs
          key={record.id}
          resource={resource}
          id={record.id}
          record={record}
          mayEdit={allowed.edit}
          first={page === 'show' ? 'details' : 'edit'}
        >
          {allowed.isAbove && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate(`permissions.above.${resource.entity}`)}
            </Alert>
          )}
          {/* A hand-written value that is loaded later than the rest would push down the lines below it. */}
          <Suspense fallback={<RecordSkeleton />}>{children(record, allowed)}</Suspense>
        </RecordTabs>
      ) : error ? (
        <RecordFailed
          resource={resource}
          error={error}
          wasThere={loaded.record !== undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordSkeleton />
      )}
    </NewRecordDialogProvider>
  )
}
