import Autocomplete from '@mui/material/Autocomplete'
import type { InputProps } from './InputProps.ts'
import { SelectField } from './SelectField.tsx'

interface WordsFieldProps extends InputProps {
  texts: string[]
  onTexts: (texts: readonly string[]) => void
}

/** Several texts, each typed and added by Enter, and taken out by itself. */
export function WordsField({ texts, onTexts, ...props }: WordsFieldProps) {
  return (
    <Autocomplete<string, true, false, true>
      id={props.id}
      multiple
      freeSolo
      autoSelect
      size="small"
      fullWidth
      disabled={props.disabled ?? false}
      options={[]}
      value={texts}
      onChange={(_event, next) => onTexts(next)}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}
