import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes, Key } from 'react'
import { useTranslate } from 'react-admin'

/** A choice of the question's form. */
export interface AskedChoice {
  /** The value as the server expects it. */
  value: string
  /** The display name; empty if there is none. */
  name: string
}

interface ChoiceFieldProps {
  label: string
  help: string
  value: string
  choices: readonly AskedChoice[]
  onChange: (value: string) => void
}

/** An input with completion from a list that also accepts free text. */
export function ChoiceField({ label, help, value, choices, onChange }: ChoiceFieldProps) {
  const translate = useTranslate()
  return (
    <Autocomplete<AskedChoice, false, false, true>
      freeSolo
      size="small"
      inputValue={value}
      options={[...choices]}
      getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.value)}
      // Matches the value or the name.
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => isLike(option, inputValue)).slice(0, 100)
      }
      onInputChange={(_event, text) => onChange(text)}
      renderOption={({ key, ...props }, option) => <Choice key={key} {...props} option={option} />}
      clearText={translate('ra.action.clear_input_value')}
      renderInput={({ InputProps, InputLabelProps, inputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          helperText={help}
          slotProps={{
            input: InputProps,
            inputLabel: InputLabelProps,
            htmlInput: { ...inputProps, maxLength: 500, spellCheck: false },
          }}
        />
      )}
    />
  )
}

function Choice({ option, ...props }: HTMLAttributes<HTMLLIElement> & { option: AskedChoice; key?: Key }) {
  return (
    <li {...props}>
      <Typography component="span" noWrap sx={{ flex: '0 1 auto' }}>
        {option.value}
      </Typography>
      {option.name !== option.value && (
        <Typography component="span" noWrap variant="body2" color="text.secondary" sx={{ flex: 1, ml: 1.5 }}>
          {option.name}
        </Typography>
      )}
    </li>
  )
}

function isLike({ value, name }: AskedChoice, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return value.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted)
}
