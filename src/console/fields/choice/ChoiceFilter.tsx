import Autocomplete from '@mui/material/Autocomplete'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Choice, InputProps } from '../../kit/inputs/InputProps.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { TickMark } from '../../kit/widgets/tick/TickMark.tsx'
import { useInputWords } from '../words/useInputWords.ts'
import { frameOf, valueOfChoice } from './SelectInput.tsx'

/** Filters by any of the choices: without a choice there is no filter; several choices find the records of each. */
export function ChoiceFilter(props: InputProps) {
  const words = useInputWords()
  const all = useTranslate()('screens.list.all')
  const choices = withUnknown(props.options?.choices ?? [], props.value)
  const chosen = chosenAmong(choices, props.value)
  const told = chosen.map(({ label }) => label).join(', ')
  return (
    <Autocomplete<Choice, true>
      {...frameOf({ ...props, words })}
      multiple
      disableCloseOnSelect
      options={choices}
      value={chosen}
      onChange={(_event, now) => props.onChange(filterBy(choices.filter((choice) => now.includes(choice))))}
      renderOption={({ key, ...option }, { label }, { selected }) => (
        <li key={key} {...option}>
          <TickMark isTicked={selected} />
          {label}
        </li>
      )}
      renderValue={() => (
        <Typography id={`${props.id}-chosen`} noWrap title={told} sx={{ pl: 0.75, flex: '0 1 auto' }}>
          {told}
        </Typography>
      )}
      renderInput={(params) => (
        <SelectField
          {...props}
          params={params}
          placeholder={chosen.length > 0 ? undefined : all}
          describedBy={chosen.length > 0 ? `${props.id}-chosen` : undefined}
        />
      )}
      sx={oneLine}
    />
  )
}

// Cuts the text that does not fit, because the filters beside it would otherwise move with every choice.
const oneLine = {
  '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap' },
  '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { minWidth: 16 },
}

/** Adds unknown values to the choices, because a link may ask for a value that the schema no longer knows. */
function withUnknown(choices: readonly Choice[], value: Json | undefined): readonly Choice[] {
  const known = new Set(choices.map((choice) => choice.value))
  const unknown = wantedIn(value).filter((each) => !known.has(textOf(each)) && each !== 'all')
  return [...choices, ...unknown.map((each) => ({ value: textOf(each), stored: each, label: textOf(each) }))]
}

function chosenAmong(choices: readonly Choice[], value: Json | undefined): Choice[] {
  const wanted = new Set(wantedIn(value).map(textOf))
  return choices.filter((choice) => wanted.has(choice.value))
}

function wantedIn(value: Json | undefined): readonly Json[] {
  return [value ?? []].flat().filter((each) => each !== '')
}

function filterBy([first, ...others]: readonly Choice[]): Json | undefined {
  if (!first) return undefined
  return others.length === 0 ? valueOfChoice(first) : [first, ...others].map(valueOfChoice)
}
