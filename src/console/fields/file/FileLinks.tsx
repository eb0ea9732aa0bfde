import Stack from '@mui/material/Stack'
import { fileOf } from '#shared/fields/fileValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { FileLink } from './FileLink.tsx'

/** Files below each other by their names, which download them. */
export function FileLinks({ addresses }: { addresses: readonly string[] }) {
  return (
    <Stack component="span" useFlexGap sx={{ gap: 0.5, alignItems: 'baseline' }}>
      {addresses.map((address, index) =>
        fileOf(address) ? (
          <FileLink key={`${index} ${address}`} address={address} />
        ) : (
          <Clipped key={`${index} ${address}`} text={address} />
        ),
      )}
    </Stack>
  )
}
