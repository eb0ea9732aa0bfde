import { Suspense } from 'react'
import Link from '@mui/material/Link'
import { LinkBase, useCreatePath } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { partsOfEntity } from '../../resources/partsOfEntity.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Allowed } from '../useAllowed.ts'
import { FieldValue } from '../values/FieldValue.tsx'
import type { TableColumn } from './useListColumns.ts'

interface CellValueProps {
  resource: Resource
  column: TableColumn
  record: RaRecord
  allowed: Allowed
}

/** The record's name leads to its page, the other values stand as they are. */
export function CellValue({ resource, column, record, allowed }: CellValueProps) {
  const createPath = useCreatePath()
  const Own = partsOfEntity[resource.entity]?.cells?.[column.source]
  const value = <FieldValue resource={resource} field={column.field} record={record} place="list" />
  const names = column.source === resource.display && allowed.show && column.field.type === 'text'
  const drawn = names ? (
    <Link
      component={LinkBase}
      to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}
      underline="hover"
    >
      {value}
    </Link>
  ) : (
    value
  )
  if (!Own) return drawn
  return (
    <Suspense fallback={drawn}>
      <Own resource={resource} record={record}>
        {drawn}
      </Own>
    </Suspense>
  )
}
