import Card from '@mui/material/Card'
import { HttpError, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { RecordGone } from './RecordGone.tsx'

interface RecordFailedProps {
  resource: Resource
  error: unknown
  /** Whether the page has shown the record before. */
  wasThere?: boolean
  onRetry: () => void
}

/** Shown instead of a record that is gone or failed to load. */
export function RecordFailed({ resource, error, wasThere = false, onRetry }: RecordFailedProps) {
  const translate = useTranslate()
  const { name } = useEntityWords(resource)
  return (
    <Card>
      {isGone(error) ? (
        <RecordGone resource={resource} wasThere={wasThere} />
      ) : (
        <LoadFailed title={translate('screens.list.failed', { name })} error={error} onRetry={onRetry} />
      )}
    </Card>
  )
}

/** Whether the server no longer finds the record, so that it must not be shown any longer. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}

/** Replaces react-admin's handler, which would go to the list and say that the record does not exist, whatever the error. */
export const stayOnFailure = { onError: () => undefined }
