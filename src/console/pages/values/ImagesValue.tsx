import Stack from '@mui/material/Stack'
import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../../widgets/readValue.ts'
import { Thumbnail } from '../../widgets/Thumbnail.tsx'

interface ImagesValueProps {
  addresses: readonly Json[]
  place: 'list' | 'detail'
}

/** Pictures beside each other; in a list the first few. */
export function ImagesValue({ addresses, place }: ImagesValueProps) {
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: place === 'list' ? 'nowrap' : 'wrap' }}>
      {addresses.slice(0, place === 'list' ? 3 : undefined).map((address, index) => (
        <Thumbnail key={index} address={textOf(address)} size={place === 'list' ? 32 : 96} />
      ))}
    </Stack>
  )
}
