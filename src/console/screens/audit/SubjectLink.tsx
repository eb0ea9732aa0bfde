import { useCreatePath } from 'react-admin'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { useSubjectName } from './useSubjectName.ts'

/** The name of an audit record's subject, as a link to the record. */
export function SubjectLink({ resource, record, children }: OwnCellProps) {
  const createPath = useCreatePath()
  const name = useSubjectName(record)
  if (name === undefined) return children
  return (
    <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>{name}</QuickLink>
  )
}
