import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { AllowedActions } from '../../../session/access/useAllowed.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** The props that the table and the cards share. */
export interface RowsProps {
  resource: Resource
  /** The actions that the current user may take on a record. */
  allowedFor: (record: RaRecord) => AllowedActions
  columns: readonly TableColumn[]
  rows: readonly RaRecord[]
  selectable: boolean
}
