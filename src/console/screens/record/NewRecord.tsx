import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useNotify, useRedirect } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { WithForm } from '../../fields/form/WithForm.tsx'
import { leaving } from '../../kit/tabs/leaving.ts'
import { useEndPage } from '../../kit/tabs/useEndPage.ts'
import { useLeavePage } from '../../kit/tabs/useLeavePage.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { isRecord } from '../../session/api/dataProvider/isRecord.ts'
import { useStoreNew } from './useStoreNew.ts'

interface NewRecordProps {
  resource: Resource
  /** The initial values of the record. */
  given: (form: ResourceForm) => Readonly<Record<string, unknown>> | undefined
}

/** The form of a new record. */
export function NewRecord({ resource, given }: NewRecordProps) {
  const { entity } = resource
  const notify = useNotify()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const leave = useLeavePage()
  const end = useEndPage()
  const queries = useQueryClient()
  const { AfterCreate } = useOwnParts(entity)
  const [made, setMade] = useState<RaRecord>()
  const { store, retryKey } = useStoreNew(entity)
  const toList = () => end(() => redirect('list', entity, undefined, undefined, leaving))
  if (AfterCreate && made)
    return (
      <Suspense fallback={null}>
        {<AfterCreate resource={resource} records={[made]} onClose={toList} />}
      </Suspense>
    )
  return (
    <WithForm resource={resource}>
      {(form) => (
        <RecordForm
          resource={resource}
          form={form}
          given={given(form)}
          store={store}
          retryKey={retryKey}
          onSaved={(saved) => {
            notify('screens.notify.saved', { type: 'success' })
            void queries.invalidateQueries({ queryKey: [entity] })
            if (AfterCreate && isRecord(saved)) setMade(saved)
            else toList()
          }}
          onCancel={() => leave(createPath({ resource: entity, type: 'list' }))}
        />
      )}
    </WithForm>
  )
}
