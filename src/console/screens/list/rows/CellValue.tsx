import { Suspense } from 'react'
import { useCreatePath } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import { ShownName } from '../../parts/ShownName.tsx'
import type { AllowedActions } from '../../../session/access/useAllowed.ts'
import type { ValueWords } from '../../../fields/ValueWords.ts'
import { drawValue } from '../../../fields/values/FieldValue.tsx'
import type { TableColumn } from '../columns/useListColumns.ts'

interface CellValueProps {
  resource: Resource
  column: TableColumn
  record: RaRecord
  allowed: AllowedActions
  words: ValueWords
  /** Whether the value links to the record's page; by default only the name does. */
  leads?: boolean
}

/** The value of a cell; the record's name is a link to its page. */
export function CellValue({ resource, column, record, allowed, words, ...props }: CellValueProps) {
  const createPath = useCreatePath()
  const { cells, shownName } = useOwnParts(resource.entity)
  const Own = cells?.[column.source]
  const isName = column.source === resource.display
  const value =
    isName && shownName ? (
      <ShownName record={record} nameOf={shownName} />
    ) : (
      drawValue({ resource, field: column.field, record, place: 'list' }, words)
    )
  const leads = props.leads ?? isName
  const drawn =
    leads && allowed.show && factsOf(column.field.type).bare ? (
      <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>
        {value}
      </QuickLink>
    ) : (
      value
    )
  if (!Own) return drawn
  return (
    <Suspense fallback={drawn}>
      <Own resource={resource} record={record} mayEdit={allowed.edit}>
        {drawn}
      </Own>
    </Suspense>
  )
}
