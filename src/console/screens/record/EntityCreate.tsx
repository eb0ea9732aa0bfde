import { Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  CreateBase,
  HttpError,
  useCreate,
  useCreatePath,
  useNotify,
  useRecordFromLocation,
  useRedirect,
  useTranslate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { RecordForm } from '../../fields/form/RecordForm.tsx'
import { leaving } from '../../kit/tabs/leaving.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useLeave } from '../../kit/tabs/useLeave.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { PageHead } from './PageHead.tsx'
import { RetryKey } from '../../session/drafts/RetryKey.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'

/** A new record. */
export function EntityCreate({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { nameInText: name } = useEntityWords(resource)
  return (
    <CreateBase resource={resource.entity}>
      <PageHead resource={resource} title={translate('screens.form.createTitle', { name })} />
      <NewRecord resource={resource} />
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
  const queries = useQueryClient()
  const [create] = useCreate()
  const { AfterCreate } = useOwnParts(entity)
  const [made, setMade] = useState<RaRecord>()
  const [retryKey] = useState(() => new RetryKey())
  const send = (data: JsonObject): Promise<unknown> =>
    create(entity, { data, meta: { idempotencyKey: retryKey.of(data) } }, { returnPromise: true })
  const store = async (data: JsonObject) => {
    const saved = await send(data).catch((error: unknown) => {
      if (!isOfOther(error)) throw error
      retryKey.done()
      return send(data)
    })
    retryKey.done()
    return saved
  }
  const toList = () => redirect('list', entity, undefined, undefined, leaving)
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

/** The draft was changed after it had been sent: it is another record now. */
function isOfOther(error: unknown): boolean {
  return error instanceof HttpError && isObject(error.body) && error.body['id'] === keyReused
}

const keyReused: ErrorCode = 'IDEMPOTENCY_KEY_REUSED'

function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}
