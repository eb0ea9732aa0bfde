import Stack from '@mui/material/Stack'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TextInput } from '../text/TextInput.tsx'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'

/** The address of a picture, with the picture beside it. */
export function AddressImageInput(props: InputProps) {
  const address = textOf(props.value)
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <TextInput {...props} options={{ ...props.options, inputType: 'url' }} />
      {address !== '' && <Thumbnail key={address} address={address} alt={props.label} />}
    </Stack>
  )
}
