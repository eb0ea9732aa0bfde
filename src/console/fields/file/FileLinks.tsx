import Stack from '@mui/material/Stack'
import { fileOf } from '#shared/fields/fileValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { FileLink } from './FileLink.tsx'

interface FileLinksProps {
  addresses: readonly string[]
  /** The record that holds them. */
  holder: FileHolder
}

/** Files below each other by their names, which download them. */
export function FileLinks({ addresses, holder }: FileLinksProps) {
  return (
    <Stack component="span" useFlexGap sx={{ gap: 0.5, alignItems: 'baseline' }}>
      {addresses.map((address, index) =>
        fileOf(address) ? (
          <FileLink key={`${index} ${address}`} address={address} holder={holder} />
        ) : (
          <Clipped key={`${index} ${address}`} text={address} />
        ),
      )}
    </Stack>
  )
}
