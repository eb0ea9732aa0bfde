import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useSchemaForm } from './useSchemaForm.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'

interface WithFormProps {
  resource: Resource
  children: (form: ResourceForm) => ReactNode
}

/** Renders its children once the entity's form is loaded. */
export function WithForm({ resource, children }: WithFormProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useSchemaForm(resource)
  if (error) {
    return (
      <LoadFailed title={translate('screens.form.loadFailed')} error={error} onRetry={() => void refetch()} />
    )
  }
  return data ? children(data) : <RecordSkeleton />
}
