import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Choice, InputProps } from '../../kit/inputs/InputProps.ts'
import type { SelectWords } from './SelectInput.tsx'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

/** A choice that may be in sight without being open to everyone. */
export interface RefusableChoice extends Choice {
  /** Why it cannot be chosen; undefined when it can. */
  refusal: string | undefined
}

interface ChoicesPickerProps extends InputProps {
  choices: readonly RefusableChoice[]
  chosen: readonly string[]
  loading: boolean
  onChoose: (values: string[]) => void
  words: SelectWords & { loading: string }
}

/** Several out of a short list, as chips; what may not be chosen says why. */
export function ChoicesPicker({ choices, chosen, loading, onChoose, words, ...props }: ChoicesPickerProps) {
  const known = new Map(choices.map((choice) => [choice.value, choice]))
  const value = chosen.map((each) => known.get(each) ?? unknown(each, loading))
  return (
    <Autocomplete<RefusableChoice, true>
      id={props.id}
      multiple
      size="small"
      fullWidth
      disableCloseOnSelect
      filterSelectedOptions
      disabled={props.disabled ?? false}
      loading={loading}
      loadingText={words.loading}
      noOptionsText={words.none}
      clearText={words.clear}
      openText={words.open}
      closeText={words.close}
      options={[...choices]}
      value={value}
      getOptionKey={(choice) => choice.value}
      getOptionDisabled={({ refusal }) => refusal !== undefined}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_event, next) => onChoose(next.map((choice) => choice.value))}
      renderOption={({ key, ...option }, { label, refusal }) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          <div>{label}</div>
          {refusal && <Typography variant="caption">{refusal}</Typography>}
        </Box>
      )}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

function unknown(value: string, loading: boolean): RefusableChoice {
  return { value, label: loading ? '…' : value, refusal: undefined }
}
