import { useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { RecordLink } from './RecordLink.ts'

/** The link to a new record that starts as a copy of this one. */
export function useCopyLink(
  { entity }: Resource,
  { id }: RaRecord,
): Required<Pick<RecordLink, 'label' | 'to'>> {
  const label = useTranslate()('screens.action.copy')
  const path = useCreatePath()({ resource: entity, type: 'create' })
  return { label, to: `${path}?copy=${encodeURIComponent(String(id))}` }
}
