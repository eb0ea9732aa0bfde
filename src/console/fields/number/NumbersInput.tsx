import Autocomplete from '@mui/material/Autocomplete'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import { numberFrom } from './NumberInput.tsx'

/** Several numbers; Enter adds one. What is no number is kept as typed, so that the validator can say so. */
export function NumbersInput(props: InputProps) {
  const inside = Object.entries(props.errorsInside ?? {}).map(
    ([pointer, complaint]) => `${Number(pointer.slice(1)) + 1}: ${complaint}`,
  )
  const { error = inside[0] } = props
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
      value={listOf(props.value).map(textOf)}
      onChange={(_event, texts) =>
        props.onChange(texts.map(numberFrom).filter((number) => number !== undefined))
      }
      renderInput={(params) => <SelectField params={params} {...props} error={error} />}
    />
  )
}
