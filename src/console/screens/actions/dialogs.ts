import { lazy } from '../../kit/page/lazy.ts'

/** Asks before anything is deleted; loaded on demand, because a list is mostly read. */
export const DeleteDialog = lazy(async () => ({
  default: (await import('./deletion/DeleteDialog.tsx')).DeleteDialog,
}))

/** Asks for the values of a move; form inputs are loaded only for a move that asks. */
export const MoveFormDialog = lazy(async () => ({
  default: (await import('./MoveFormDialog.tsx')).MoveFormDialog,
}))

/** Asks a move's own question; loaded when a move is made. */
export const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))
