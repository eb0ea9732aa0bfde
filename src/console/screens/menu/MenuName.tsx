import { useCreatePath, useLocale } from 'react-admin'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { useMenuRecordName } from '../../session/menus/useMenuRecordName.ts'
import type { OwnCellProps } from '../parts/OwnParts.ts'

/** A menu by the name that the side menu gives it; stored names are Chinese. */
export function MenuName({ resource, record, children }: OwnCellProps) {
  const nameOf = useMenuRecordName()
  const createPath = useCreatePath()
  if (useLocale() === 'zh') return children
  return (
    <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>
      {nameOf(record)}
    </QuickLink>
  )
}
