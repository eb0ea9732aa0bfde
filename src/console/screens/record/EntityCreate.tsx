import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  CreateBase,
  useCreatePath,
  useNotify,
  useRecordFromLocation,
  useRedirect,
  useTranslate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { leaving } from '../../kit/tabs/leaving.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useEnd } from '../../kit/tabs/useEnd.ts'
import { useLeave } from '../../kit/tabs/useLeave.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { MakesRecords } from './MakesRecords.tsx'
import { PageHead } from './PageHead.tsx'
import { isRecord } from './isRecord.ts'
import { useStoreNew } from './useStoreNew.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'

/** A new record. */
export function EntityCreate({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { nameInText: name } = useEntityWords(resource)
  return (
    <CreateBase resource={resource.entity}>
      <PageHead resource={resource} title={translate('screens.form.createTitle', { name })} />
      <MakesRecords>
        <NewRecord resource={resource} />
      </MakesRecords>
    </CreateBase>
  )
}

function NewRecord({ resource }: { resource: Resource }) {
  const { entity } = resource
  const given = useRecordFromLocation()
  const notify = useNotify()
  const redirect = useRedirect()
  const createPath = useCreatePath()
  const leave = useLeave()
  const end = useEnd()
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
          given={given ?? undefined}
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
