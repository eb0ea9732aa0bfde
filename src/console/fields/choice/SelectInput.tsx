import Autocomplete from '@mui/material/Autocomplete'
import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import type { Choice, InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

/** The words that the select needs, in the language of the page. */
export interface SelectWords {
  none: string
  clear: string
  open: string
  close: string
}

/** A choice of one value out of a list; typing narrows the list. */
export function SelectInput(props: InputProps & { words: SelectWords }) {
  const choices = props.options?.choices ?? []
  const chosen = choices.find((choice) => choice.value === textOf(props.value)) ?? null
  return (
    <Autocomplete<Choice, false, boolean>
      {...frameOf(props)}
      options={choices}
      value={chosen}
      disableClearable={chosen?.value === '' || (props.required === true && chosen !== null)}
      onChange={(_event, choice) => props.onChange(choice?.stored ?? choice?.value)}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

/** A choice of several values out of a list; typing narrows the list. */
export function MultiSelectInput(props: InputProps & { words: SelectWords }) {
  const choices = props.options?.choices ?? []
  const values = listOf(props.value)
  return (
    <Autocomplete<Choice, true>
      {...frameOf(props)}
      multiple
      disableCloseOnSelect
      options={choices}
      value={choices.filter((choice) => values.includes(valueOfChoice(choice)))}
      onChange={(_event, chosen) => props.onChange(chosen.map(valueOfChoice))}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

/** The value that a form or a filter keeps for a choice. */
export function valueOfChoice({ stored, value }: Choice): Json {
  return stored ?? value
}

/** The props that every autocomplete of choices shares. */
export function frameOf(props: InputProps & { words: SelectWords }) {
  return {
    id: props.id,
    size: 'small',
    fullWidth: true,
    disabled: props.disabled ?? false,
    autoHighlight: true,
    getOptionLabel: (choice: Choice) => choice.label,
    getOptionKey: (choice: Choice) => choice.value,
    isOptionEqualToValue: (one: Choice, other: Choice) => one.value === other.value,
    noOptionsText: props.words.none,
    clearText: props.words.clear,
    openText: props.words.open,
    closeText: props.words.close,
  } as const
}
