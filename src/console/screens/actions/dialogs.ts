import { lazy } from '../../kit/page/lazy.ts'

/** Asks before anything is deleted; loaded when it is needed, as a list is mostly read. */
export const DeleteDialog = lazy(async () => ({
  default: (await import('./deletion/DeleteDialog.tsx')).DeleteDialog,
}))

/** Asks what is filled in with a move; the inputs of forms come along only where a move asks. */
export const AskingDialog = lazy(async () => ({
  default: (await import('./AskingDialog.tsx')).AskingDialog,
}))

/** Asks a move's own question; loaded when a move is made. */
export const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))
