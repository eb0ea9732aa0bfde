import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { Json } from '#shared/contracts/Json.ts'
import { ImageInput } from './ImageInput.tsx'
import { InputFrame } from './InputFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { listOf } from './readValue.ts'

/** Several pictures by their addresses. */
export function ImagesInput(props: InputProps & { words: { add: string; remove: string } }) {
  const addresses = listOf(props.value)
  const change = (next: readonly Json[]) => props.onChange(next.length > 0 ? next : undefined)
  return (
    <InputFrame {...props}>
      <Stack spacing={1} role="group" aria-labelledby={`${props.id}-label`}>
        {addresses.map((address, index) => (
          <Stack direction="row" spacing={1} key={index} sx={{ alignItems: 'flex-start' }}>
            <ImageInput
              id={`${props.id}_${index}`}
              label={`${props.label} ${index + 1}`}
              bare
              value={address}
              error={props.errorsInside?.[`/${index}`]}
              onChange={(next) => change(addresses.map((each, at) => (at === index ? (next ?? '') : each)))}
            />
            <IconButton
              aria-label={`${props.words.remove} ${props.label} ${index + 1}`}
              onClick={() => change(addresses.filter((_each, at) => at !== index))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        <Button
          id={props.id}
          size="small"
          startIcon={<Add />}
          sx={{ alignSelf: 'flex-start' }}
          disabled={props.disabled ?? false}
          onClick={() => change([...addresses, ''])}
        >
          {props.words.add}
        </Button>
      </Stack>
    </InputFrame>
  )
}
