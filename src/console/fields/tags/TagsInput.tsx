import Autocomplete from '@mui/material/Autocomplete'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textsOf } from '../../kit/text/readValue.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

/** Free words; Enter adds one. */
export function TagsInput(props: InputProps) {
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
      value={textsOf(props.value)}
      onChange={(_event, tags) => props.onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}
