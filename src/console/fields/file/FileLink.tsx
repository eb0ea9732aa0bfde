import { Suspense } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fileOf } from '#shared/fields/fileValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { sizeText } from '../../kit/text/fileSize.ts'

const FilePreviewButton = lazy(async () => ({
  default: (await import('./FilePreviewButton.tsx')).FilePreviewButton,
}))
const PrivateFileLink = lazy(async () => ({
  default: (await import('./PrivateFileLink.tsx')).PrivateFileLink,
}))

interface FileLinkProps {
  address: string
  /** The record that holds it, which a private file is fetched as part of. */
  holder: FileHolder
  /** Of a list's many columns it takes no more than its part. */
  isNarrow?: boolean
}

/** What browsers show by themselves; the server names a file by its contents. */
const shown = /\.(?:txt|png|jpg|gif|webp|avif|mp4|mp3)$/u

/** A file by its name, which downloads it, and its size; nothing where the address is not that of a file. */
export function FileLink({ address, holder, isNarrow = false }: FileLinkProps) {
  const file = fileOf(address)
  if (!file) return null
  return (
    <Box component="span" sx={{ ...lineStyle, maxWidth: isNarrow ? 'min(260px, 56vw)' : '100%' }}>
      {file.uploader !== undefined ? (
        <Suspense fallback={file.name}>
          <PrivateFileLink address={address} name={file.name} holder={holder} />
        </Suspense>
      ) : (
        <Link noWrap href={address} download={file.name} type={file.type} title={file.name}>
          {file.name}
        </Link>
      )}
      {!isNarrow && shown.test(file.url) && (
        <Suspense>
          <FilePreviewButton address={address} name={file.name} holder={holder} />
        </Suspense>
      )}
      {file.size !== undefined && (
        <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: '0.75rem' }}>
          {sizeText(file.size)}
        </Box>
      )}
    </Box>
  )
}

const lineStyle = { display: 'inline-flex', alignItems: 'baseline', gap: 1, minWidth: 0 } as const
