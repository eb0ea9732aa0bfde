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
  /** The record that holds the file; a private file is fetched through it. */
  holder: FileHolder
  /** Limits the width, because the link shares a list's row with many columns. */
  isNarrow?: boolean
}

/** The files that browsers can show; the server chooses a file's extension by its contents. */
const shown = /\.(?:txt|png|jpg|gif|webp|avif|mp4|mp3)$/u

/** A file's name, which downloads it, and its size; renders nothing if the address is not that of a file. */
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
