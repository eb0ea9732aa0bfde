import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** The words of the button that opens the browser's palette; the label follows them. */
export interface ColorWords {
  chooseColor: string
}

/** A colour as #rrggbb, typed or picked from the browser's own palette. */
export function ColorInput(props: InputProps & { words: ColorWords }) {
  const value = textOf(props.value)
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <TextField
      {...textFieldProps(props)}
      value={value}
      placeholder="#1677ff"
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`${props.words.chooseColor} ${props.label}`}
                disabled={props.disabled ?? false}
                value={isColor ? value : '#ffffff'}
                onChange={(event) => props.onChange(event.currentTarget.value)}
                sx={{ ...swatch, ...(!isColor && unset) }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

const swatch = { width: 28, height: 24, p: 0, border: 0, background: 'none', cursor: 'pointer' }

/** A diagonal stroke shows that no colour is chosen: the browser's field cannot be empty and would show black. */
const unset = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
  background: 'linear-gradient(to top left, transparent 46%, #d32f2f 46% 54%, transparent 54%)',
  // Two rules, because a browser ignores the whole of a rule if it does not know one of its selectors.
  '&::-webkit-color-swatch': { opacity: 0 },
  '&::-moz-color-swatch': { opacity: 0 },
}
