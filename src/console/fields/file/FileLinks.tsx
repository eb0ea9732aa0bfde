import Stack from '@mui/material/Stack'
import { fileOf } from '#shared/fields/fileValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { Drawing } from '../FieldView.ts'
import { ExpandableValues } from '../ExpandableValues.tsx'
import { FileLink } from './FileLink.tsx'

interface FileLinksProps {
  addresses: readonly string[]
  /** The record that holds the files. */
  holder: FileHolder
  place: Drawing['place']
}

/** Files by their names, which download them: below each other, or in a list only the first one at first. */
export function FileLinks({ addresses, holder, place }: FileLinksProps) {
  const links = addresses.map((address, index) => {
    const key = `${index} ${address}`
    if (!fileOf(address)) return <Clipped key={key} text={address} />
    return <FileLink key={key} address={address} holder={holder} isNarrow={place === 'list'} />
  })
  if (place === 'list')
    return (
      <ExpandableValues place={place} first={1} apart>
        {links}
      </ExpandableValues>
    )
  return (
    <Stack component="span" useFlexGap sx={{ gap: 0.5, alignItems: 'baseline' }}>
      {links}
    </Stack>
  )
}
