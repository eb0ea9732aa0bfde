import { useQueryClient } from '@tanstack/react-query'
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useNotify,
  useRedirect,
  useTranslate,
  useUpdate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordForm } from '../../forms/RecordForm.tsx'
import { leaving } from '../../forms/leaving.ts'
import { RecordTabs } from '../../history/RecordTabs.tsx'
import { recordTitle } from '../../resources/recordTitle.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { useLeave } from '../../tabs/useLeave.ts'
import { PageHead } from '../PageHead.tsx'
import { RecordActions } from '../RecordActions.tsx'
import { RecordFailed, isGone, stayOnFailure } from './RecordFailed.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { WithForm } from './WithForm.tsx'

/** Changing a record. */
export function EntityEdit({ resource }: { resource: Resource }) {
  return (
    <EditBase resource={resource.entity} mutationMode="pessimistic" queryOptions={stayOnFailure}>
      <EditPage resource={resource} />
    </EditBase>
  )
}

function EditPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { record: stored, error, refetch } = useEditContext<RaRecord>()
  const record = isGone(error) ? undefined : stored
  const title = translate('screens.form.editTitle', { name: words.nameInText })
  return (
    <>
      <PageHead resource={resource} title={title} name={record && recordTitle(resource, record, words)}>
        {record && <RecordActions resource={resource} record={record} page="edit" />}
      </PageHead>
      {record ? (
        <RecordTabs key={record.id} resource={resource} id={record.id} first="edit">
          <StoredRecord resource={resource} record={record} />
        </RecordTabs>
      ) : error ? (
        <RecordFailed resource={resource} error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}

function StoredRecord({ resource, record }: { resource: Resource; record: RaRecord }) {
  const { entity } = resource
  const notify = useNotify()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const leave = useLeave()
  const queries = useQueryClient()
  const [update] = useUpdate()
  const { id } = record
  return (
    <WithForm resource={resource}>
      {(form) => (
        <RecordForm
          resource={resource}
          form={form}
          record={record}
          store={(data: JsonObject) =>
            update(
              entity,
              { id, data, previousData: record },
              { mutationMode: 'pessimistic', returnPromise: true },
            )
          }
          onSaved={() => {
            notify('screens.notify.saved', { type: 'success' })
            void queries.invalidateQueries({ queryKey: [entity] })
            redirect('list', entity, undefined, undefined, leaving)
          }}
          onCancel={() => leave(createPath({ resource: entity, type: 'list' }))}
        />
      )}
    </WithForm>
  )
}
