import Card from '@mui/material/Card'
import { HttpError, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'

interface RecordFailedProps {
  resource: Resource
  error: unknown
  onRetry: () => void
}

/** In place of a record: it is gone, or it could not be asked for. */
export function RecordFailed({ resource, error, onRetry }: RecordFailedProps) {
  const translate = useTranslate()
  const { name, nameInText } = useEntityWords(resource)
  const title = isGone(error)
    ? translate('screens.form.gone', { name: nameInText })
    : translate('screens.list.failed', { name })
  return (
    <Card variant="outlined">
      <LoadFailed title={title} error={error} onRetry={onRetry} />
    </Card>
  )
}

/** Whether a record that was shown before must not be shown any longer. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}

/** react-admin would go to the list and say that the record does not exist, whatever the reason was. */
export const stayOnFailure = { onError: () => undefined }
