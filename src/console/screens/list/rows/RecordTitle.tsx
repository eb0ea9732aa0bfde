import { useCreatePath } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import { ShownName } from '../../parts/ShownName.tsx'

interface RecordTitleProps {
  resource: Resource
  record: RaRecord
}

/** The name of a record outside of a table, as a link for users who may open the record. */
export function RecordTitle({ resource, record }: RecordTitleProps) {
  const createPath = useCreatePath()
  const { show } = useAllowed(resource)
  const { shownName } = useOwnParts(resource.entity)
  const name = recordTitle(resource, record, useEntityWords(resource))
  const title = shownName ? <ShownName record={record} nameOf={shownName} /> : name
  if (!show) return title
  return (
    <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>{title}</QuickLink>
  )
}
