import { useCreatePath, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { RefusalMessage } from './RefusalMessage.tsx'
import { useAllowedFor } from './useAllowedFor.ts'

interface Attempt {
  record: RaRecord
  /** The attempted change and its record, in words. */
  title: string
  /** The title to show if no single field prevents the change. */
  failed: string
  /** The values that the change was to set. */
  wanted: JsonObject
}

/** Reports why a change was refused. If fields of the record prevent it, names them and links to the record's form. */
export function useNotifyRefusal(resource: Resource) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const createPath = useCreatePath()
  const words = useEntityWords(resource)
  const allowedFor = useAllowedFor(resource)
  return (error: unknown, { record, title, failed, wanted }: Attempt) => {
    const { fields } = saveFailureOf(error)
    if (fields.length === 0) {
      notifyFailure(error, failed)
      return
    }
    const form = createPath({ resource: resource.entity, id: record.id, type: 'edit' })
    notify(
      <RefusalMessage
        title={title}
        refused={{ wanted, fields }}
        words={words}
        form={allowedFor(record).edit ? form : undefined}
      />,
      { type: 'error', autoHideDuration: null },
    )
  }
}
