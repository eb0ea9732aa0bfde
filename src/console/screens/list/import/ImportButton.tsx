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
  /** Where there is no room: only the symbol. */
  compact: boolean
  /** Whether it is to be seen; who loses the permission keeps the dialog, and what was corrected in it. */
  offered: boolean
}

/** Opens the dialog that imports the rows of a file. */
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
