import { useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { recordName } from '../../resources/recordName.ts'
import styles from './RowTick.module.css'

interface RowTickProps {
  resource: Resource
  record: RaRecord
  selected: boolean
  onToggle: (id: Identifier) => void
}

/** Selects a row. */
export function RowTick({ resource, record, selected, onToggle }: RowTickProps) {
  const translate = useTranslate()
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={selected}
      onChange={() => onToggle(record.id)}
      aria-label={translate('screens.list.selectRow', { record: recordName(resource, record) })}
    />
  )
}
