import Stack from '@mui/material/Stack'
import { fileOf } from '#shared/fields/fileValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { FileLink } from './FileLink.tsx'

interface FileLinksProps {
  addresses: readonly string[]
  /** Of a list's many columns they take no more than their part: the first, and how many there are beside it. */
  isNarrow: boolean
}

/** Files by their names, which download them. */
export function FileLinks({ addresses, isNarrow }: FileLinksProps) {
  const shown = isNarrow ? addresses.slice(0, 1) : addresses
  const left = addresses.length - shown.length
  return (
    <Stack
      component="span"
      direction={isNarrow ? 'row' : 'column'}
      useFlexGap
      sx={{ gap: isNarrow ? 1 : 0.5, alignItems: 'baseline' }}
    >
      {shown.map((address, index) =>
        fileOf(address) ? (
          <FileLink key={`${index} ${address}`} address={address} isNarrow={isNarrow} />
        ) : (
          <Clipped key={`${index} ${address}`} text={address} />
        ),
      )}
      {left > 0 && <span>+{left}</span>}
    </Stack>
  )
}
