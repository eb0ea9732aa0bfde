import { useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { recordName } from '../../resources/recordName.ts'
import { Tick } from './Tick.tsx'

interface RowTickProps {
  resource: Resource
  record: RaRecord
  selected: boolean
  onToggle: (id: Identifier) => void
}

/** Selects a row. */
export function RowTick({ resource, record, selected, onToggle }: RowTickProps) {
  const translate = useTranslate()
  const label = translate('screens.list.selectRow', { record: recordName(resource, record) })
  return <Tick checked={selected} onChange={() => onToggle(record.id)} label={label} />
}
