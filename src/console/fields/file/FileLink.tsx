import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fileOf } from '#shared/fields/fileValue.ts'
import { sizeText } from '../../kit/text/fileSize.ts'

interface FileLinkProps {
  address: string
  /** Of a list's many columns it takes no more than its part. */
  isNarrow?: boolean
}

/** A file by its name, which downloads it, and its size; nothing where the address is not that of a file. */
export function FileLink({ address, isNarrow = false }: FileLinkProps) {
  const file = fileOf(address)
  if (!file) return null
  return (
    <Box component="span" sx={{ ...lineStyle, maxWidth: isNarrow ? 'min(260px, 56vw)' : '100%' }}>
      <Link noWrap href={address} download={file.name} type={file.type} title={file.name}>
        {file.name}
      </Link>
      {file.size !== undefined && (
        <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 12 }}>
          {sizeText(file.size)}
        </Box>
      )}
    </Box>
  )
}

const lineStyle = { display: 'inline-flex', alignItems: 'baseline', gap: 1, minWidth: 0 } as const
