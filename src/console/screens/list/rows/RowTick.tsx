import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { Tick } from '../../../kit/widgets/tick/Tick.tsx'
import type { TickRow } from './useRowTicks.ts'

interface RowTickProps {
  resource: Resource
  record: RaRecord
  selected: boolean
  onTick: TickRow
}

/** A checkbox that selects a row; with Shift all rows since the previous one. */
export function RowTick({ resource, record, selected, onTick }: RowTickProps) {
  const translate = useTranslate()
  const name = recordTitle(resource, record, useEntityWords(resource))
  const label = translate('screens.list.selectRow', { record: name })
  return <Tick checked={selected} onChange={(isShift) => onTick(record.id, isShift)} label={label} />
}
