import type { ReactNode } from 'react'
import { NewRecordDialogContext } from '../../fields/reference/NewRecordDialogContext.ts'
import type { NewRecordDialogProps } from '../../fields/reference/NewRecordDialogContext.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const NewRecordDialog = lazy(async () => ({
  default: (await import('./NewRecordDialog.tsx')).NewRecordDialog,
}))

/** Lets the page inside open dialogs that create missing records. */
export function NewRecordDialogProvider({ children }: { children: ReactNode }) {
  return <NewRecordDialogContext value={draw}>{children}</NewRecordDialogContext>
}

const draw = (props: NewRecordDialogProps) => (
  <Overlay onClose={props.onClose}>
    <NewRecordDialog {...props} />
  </Overlay>
)
