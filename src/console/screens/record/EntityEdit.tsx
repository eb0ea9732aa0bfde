import { useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { EditBase, useCreatePath, useNotify, useRedirect, useUpdate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { refusedChangeIn } from '../../fields/form/data/RefusedChange.ts'
import { leaving } from '../../kit/tabs/leaving.ts'
import { useEndPage } from '../../kit/tabs/useEndPage.ts'
import { useLeavePage } from '../../kit/tabs/useLeavePage.ts'
import { stayOnFailure } from './RecordFailed.tsx'
import { RecordPage } from './RecordPage.tsx'
import { UndoneContext } from './UndoneContext.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'

/** The page on which a record is edited. */
export function EntityEdit({ resource }: { resource: Resource }) {
  return (
    <EditBase
      resource={resource.entity}
      mutationMode="pessimistic"
      queryOptions={stayOnFailure}
      render={(loaded) => (
        <RecordPage resource={resource} page="edit" loaded={loaded}>
          {(record, { isAbove }) => <StoredRecord resource={resource} record={record} disabled={isAbove} />}
        </RecordPage>
      )}
    />
  )
}

interface StoredRecordProps {
  resource: Resource
  record: RaRecord
  disabled: boolean
}

function StoredRecord({ resource, record, disabled }: StoredRecordProps) {
  const { entity } = resource
  const notify = useNotify()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const leave = useLeavePage()
  const end = useEndPage()
  const queries = useQueryClient()
  const [update] = useUpdate()
  const { id } = record
  const { state } = useLocation()
  const refused = useMemo(() => refusedChangeIn(state), [state])
  const undone = use(UndoneContext)
  return (
    <WithForm resource={resource}>
      {(form) => (
        <RecordForm
          resource={resource}
          form={form}
          record={record}
          disabled={disabled}
          refused={refused}
          undone={undone}
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
            end(() => redirect('list', entity, undefined, undefined, leaving))
          }}
          onCancel={() => leave(createPath({ resource: entity, type: 'list' }))}
        />
      )}
    </WithForm>
  )
}
