import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** The props of the dialog that makes a record. */
export interface NewRecordDialogProps {
  resource: Resource
  /** The values that the new record starts with. */
  given: Values
  onClose: () => void
  onMade: (record: RaRecord) => void
}

/** Draws the dialog. The page provides it, because the dialog is a form whose inputs include this one. */
export const NewRecordDialogContext = createContext<((props: NewRecordDialogProps) => ReactNode) | undefined>(
  undefined,
)
