import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { NewRecordDialogProvider } from './NewRecordDialogProvider.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { UndoneContext } from './UndoneContext.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** The page of a single record: its form and its history. */
export function SingleRecord({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const { name } = useEntityWords(resource)
  const { edit } = useAllowed(resource)
  const { data, error, refetch } = useQuery({
    queryKey: [resource.entity, 'getSingle'],
    queryFn: async ({ signal }) => (await dataProvider.getSingle(resource.entity, { signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <PageTitle title={name} />
      {/* A form that is already shown stays, with its input. */}
      {error && !data ? (
        <LoadFailed
          title={translate('screens.list.failed', { name })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <RecordTabs resource={resource} record={data} mayEdit={edit} first="edit">
          <NewRecordDialogProvider>
            <SingleForm resource={resource} record={data} />
          </NewRecordDialogProvider>
        </RecordTabs>
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}

function SingleForm({ resource, record }: { resource: Resource; record: RaRecord }) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const { edit } = useAllowed(resource)
  const undone = use(UndoneContext)
  return (
    <WithForm resource={resource}>
      {(form) => (
        <RecordForm
          resource={resource}
          form={form}
          record={record}
          disabled={!edit}
          undone={undone}
          store={async (data: JsonObject) =>
            (await dataProvider.updateSingle(resource.entity, { data })).data
          }
          onSaved={(saved, restart) => {
            notify('screens.notify.saved', { type: 'success' })
            queries.setQueryData([resource.entity, 'getSingle'], saved)
            void queries.invalidateQueries({ queryKey: [resource.entity, 'history'] })
            if (isJsonObject(saved)) restart(saved)
          }}
        />
      )}
    </WithForm>
  )
}
