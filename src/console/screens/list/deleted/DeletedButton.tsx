import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'

const DeletedDialog = lazy(async () => ({ default: (await import('./DeletedDialog.tsx')).DeletedDialog }))

/** A button that shows the deleted records, which can be restored. */
export function DeletedButton({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('screens.action.deleted')
  return (
    <>
      <IconButton size="small" aria-label={label} data-tip={label} onClick={() => setOpen(true)}>
        <RestoreFromTrashOutlined fontSize="small" />
      </IconButton>
      {isOpen && (
        <Overlay onClose={() => setOpen(false)}>
          <DeletedDialog resource={resource} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
