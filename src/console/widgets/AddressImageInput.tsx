import Stack from '@mui/material/Stack'
import type { InputProps } from './InputProps.ts'
import { textOf } from './readValue.ts'
import { TextInput } from './TextInput.tsx'
import { Thumbnail } from './Thumbnail.tsx'

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
