import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { usePrivateFiles } from '../private/usePrivateFiles.ts'

const PicturePreview = lazy(async () => ({
  default: (await import('../image/PicturePreview.tsx')).PicturePreview,
}))

interface FilePreviewButtonProps {
  address: string
  name: string
  /** The record that holds the file. */
  holder: FileHolder
}

/** Opens a file in the whole window instead of downloading it. */
export function FilePreviewButton({ address, name, holder }: FilePreviewButtonProps) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const fetchFile = usePrivateFiles(holder)
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('preview.open', { name })}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'center', my: -0.5 }}
      >
        <VisibilityOutlined fontSize="small" />
      </IconButton>
      {isOpen && (
        <Overlay onClose={() => setIsOpen(false)}>
          <PicturePreview addresses={[address]} index={0} load={fetchFile} onClose={() => setIsOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
