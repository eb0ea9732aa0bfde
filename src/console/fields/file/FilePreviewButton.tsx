import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../kit/page/lazy.ts'

const PicturePreview = lazy(async () => ({
  default: (await import('../image/PicturePreview.tsx')).PicturePreview,
}))

/** Opens a file in the whole window instead of downloading it. */
export function FilePreviewButton({ address, name }: { address: string; name: string }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
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
        <Suspense>
          <PicturePreview addresses={[address]} index={0} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
