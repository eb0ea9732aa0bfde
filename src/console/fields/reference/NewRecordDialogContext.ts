import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** What the dialog that makes a record gets. */
export interface NewRecordDialogProps {
  resource: Resource
  /** What the new record starts with. */
  given: Values
  onClose: () => void
  onMade: (record: RaRecord) => void
}

/** Draws that dialog; the page gives it, since it is a form with inputs in it, of which this is one. */
export const NewRecordDialogContext = createContext<((props: NewRecordDialogProps) => ReactNode) | undefined>(
  undefined,
)
