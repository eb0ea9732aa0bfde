import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TextInput } from '../text/TextInput.tsx'

interface PictureActionsProps extends InputProps {
  words: { address: string; typeAddress: string; remove: string }
}

/**
 * The actions for a picture besides uploading it. Its address is shown only if the user asks for it or if it is wrong; a
 * private picture has none, because a picture at another address is not private.
 */
export function PictureActions({ words, help: _help, ...props }: PictureActionsProps) {
  const { label, value, onChange, options, disabled = false } = props
  const box = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState<'hidden' | 'asked' | 'wrong'>('hidden')
  // Once shown, the address stays: it must not disappear while the user corrects it.
  if (address === 'hidden' && props.error !== undefined) setAddress('wrong')
  useEffect(() => {
    if (address === 'asked') focusFirstIn(box.current)
  }, [address])
  return (
    <Stack ref={box} spacing={0.5} useFlexGap sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
      {address === 'hidden' ? (
        !options?.holder && (
          <Button
            size="small"
            aria-label={`${words.typeAddress} ${label}`}
            disabled={disabled}
            onClick={() => setAddress('asked')}
          >
            {words.typeAddress}
          </Button>
        )
      ) : (
        <TextInput
          {...props}
          label={`${label} ${words.address}`}
          options={{ ...options, inputType: 'url' }}
        />
      )}
      {textOf(value) !== '' && !disabled && (
        <Button
          size="small"
          color="inherit"
          sx={{ minWidth: 0 }}
          aria-label={`${words.remove} ${label}`}
          onClick={() => {
            onChange(undefined)
            // This button disappears and would take the focus with it.
            focusFirstIn(box.current)
          }}
        >
          {words.remove}
        </Button>
      )}
    </Stack>
  )
}

function focusFirstIn(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('input, button')?.focus()
}
