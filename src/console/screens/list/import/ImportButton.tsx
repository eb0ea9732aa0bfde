import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

interface ImportButtonProps {
  resource: Resource
  /** Shows only the icon, for want of room. */
  compact: boolean
  /** Whether the button is shown. A user who loses the permission keeps the open dialog with its corrections. */
  offered: boolean
}

/** A button that opens the import dialog. */
export function ImportButton({ resource, compact, offered }: ImportButtonProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const label = translate('screens.action.import')
  const open = () => setOpen(true)
  return (
    <>
      {offered && compact && (
        <IconButton size="small" aria-label={label} onClick={open}>
          <FileUploadOutlined fontSize="small" />
        </IconButton>
      )}
      {offered && !compact && (
        <Button variant="outlined" startIcon={<FileUploadOutlined />} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Overlay onClose={() => setOpen(false)}>
          <ImportDialog resource={resource} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
