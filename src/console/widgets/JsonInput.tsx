import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import type { InputProps } from './InputProps.ts'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'

/** JSON as text; what does not parse is complained about at once and never sent. */
export function JsonInput(props: InputProps & { words: { notJson: string } }) {
  const [draft, setDraft] = useState<string>()
  const broken = draft !== undefined && parse(draft) === notJson
  const error = broken ? props.words.notJson : props.error
  return (
    <TextField
      {...textFieldProps({ ...props, error })}
      multiline
      minRows={4}
      maxRows={16}
      value={draft ?? printed(props.value)}
      onChange={(event) => {
        setDraft(event.target.value)
        const value = parse(event.target.value)
        // The raw text goes on, so that a schema for objects or lists refuses to be saved with it.
        props.onChange(value === notJson ? event.target.value : value)
      }}
      onBlur={() => !broken && setDraft(undefined)}
      slotProps={{
        htmlInput: {
          ...spokenLabel(props),
          spellCheck: false,
          style: { fontFamily: 'monospace', fontSize: 13 },
        },
      }}
    />
  )
}

const notJson = Symbol('not JSON')

function parse(text: string): Json | undefined | typeof notJson {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

function printed(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
