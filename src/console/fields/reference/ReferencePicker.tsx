import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CompositionEvent, HTMLAttributes, Key, SyntheticEvent } from 'react'
import type { Choice, InputProps } from '../../kit/inputs/InputProps.ts'
import { CreateLine, createLineId } from './lines/CreateLine.tsx'
import { MoreLine, moreLineId } from './lines/MoreLine.tsx'
import { Refusal, refusedStyle } from './lines/Refusal.tsx'
import { RetryLine, retryLineId } from './lines/RetryLine.tsx'
import type { CreateOffer } from './useCreateOffer.tsx'
import type { SelectWords } from '../choice/SelectInput.tsx'
import { useStableValue } from '../../kit/inputs/useStableValue.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

/** The props of a reference picker; the component that uses it fetches the records. */
export interface ReferencePickerProps extends InputProps {
  found: readonly Choice[]
  /** The text shown if there are more records than those found. */
  more: string | undefined
  searching: boolean
  onSearch: (text: string) => void
  onOpen: () => void
  /** Whether the options could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  words: SelectWords & { loading: string; unread: string }
  /** The typed text. */
  text: string
  /** Offers to make a missing record. */
  offer: CreateOffer | undefined
  /** The reason why a record cannot be chosen; undefined if it can. */
  refusalOf?: ((id: string) => string | undefined) | undefined
}

/** One record of another entity, searched for while typing. */
export function ReferencePicker({
  chosen,
  onChoose,
  refusalOf = nobody,
  ...props
}: ReferencePickerProps & OneChosen) {
  const value = useStableValue(chosen, keyOf(chosen ? [chosen] : []))
  return (
    <Autocomplete<Choice>
      {...frameOf(props, refusalOf)}
      // A line that is no record leaves the field unchanged.
      getOptionLabel={(choice) => (isLine(choice) ? (chosen?.label ?? '') : choice.label)}
      value={value}
      options={optionsOf(props, chosen ? [chosen] : [])}
      onChange={(_event, choice) => (choice && isLine(choice) ? act(choice, props) : onChoose(choice))}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

/** Several records of another entity, searched for while typing. */
export function ReferencesPicker({
  chosen,
  onChoose,
  refusalOf = nobody,
  ...props
}: ReferencePickerProps & ManyChosen) {
  const value = useStableValue([...chosen], keyOf(chosen))
  return (
    <Autocomplete<Choice, true>
      {...frameOf(props, refusalOf)}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={value}
      options={optionsOf(props, chosen)}
      onChange={(_event, choices) => {
        const line = choices.find(isLine)
        return line ? act(line, props) : onChoose(choices)
      }}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}

interface OneChosen {
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

interface ManyChosen {
  chosen: readonly Choice[]
  onChoose: (choices: Choice[]) => void
}

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key }

function keyOf(choices: readonly Choice[]): string {
  return JSON.stringify(choices.map(({ value, label }) => [value, label]))
}

function nobody(): undefined {
  return undefined
}

/** The options, followed once they are loaded by the line that tells of more records and the one that makes a record. */
function optionsOf(
  { found, more, searching, hasFailed, words, offer, text }: ReferencePickerProps,
  chosen: readonly Choice[],
): Choice[] {
  const missing = chosen.filter((choice) => !found.some((each) => each.value === choice.value))
  const options = [...missing, ...found]
  if (hasFailed && !searching) return [...options, { value: retryLineId, label: words.unread }]
  if (searching) return options
  return [
    ...options,
    ...(more === undefined ? [] : [{ value: moreLineId, label: more }]),
    ...(offer ? [{ value: createLineId, label: offer.labelFor(text.trim()) }] : []),
  ]
}

function isLine({ value }: Choice): boolean {
  return value === createLineId || value === moreLineId || value === retryLineId
}

function act({ value }: Choice, { offer, text, onRetry }: ReferencePickerProps) {
  if (value === retryLineId) onRetry()
  else offer?.start(text.trim())
}

function frameOf(props: ReferencePickerProps, refusalOf: NonNullable<ReferencePickerProps['refusalOf']>) {
  return {
    id: props.id,
    size: 'small',
    fullWidth: true,
    disabled: props.disabled ?? false,
    loading: props.searching,
    onOpen: props.onOpen,
    loadingText: props.words.loading,
    noOptionsText: props.words.none,
    clearText: props.words.clear,
    openText: props.words.open,
    closeText: props.words.close,
    // The server has filtered already, so of the options only the found records match the search; chosen ones are left out.
    filterOptions: (choices: Choice[]) =>
      props.text ? choices.filter((each) => isLine(each) || props.found.includes(each)) : choices,
    getOptionLabel: (choice: Choice) => choice.label,
    getOptionKey: (choice: Choice) => choice.value,
    getOptionDisabled: ({ value }: Choice) => value === moreLineId || refusalOf(value) !== undefined,
    isOptionEqualToValue: (one: Choice, other: Choice) => one.value === other.value,
    renderOption: ({ key, ...option }: OptionProps, { value, label, hint }: Choice) =>
      value === createLineId ? (
        <CreateLine key={key} label={label} {...option} />
      ) : value === moreLineId ? (
        <MoreLine key={key} label={label} {...option} />
      ) : value === retryLineId ? (
        <RetryLine key={key} label={label} onRetry={props.onRetry} {...option} />
      ) : (
        <ChoiceLine key={key} label={label} hint={hint} refusal={refusalOf(value)} {...option} />
      ),
    onInputChange: (event: SyntheticEvent | null, text: string, reason: string) => {
      // Latin letters typed while composing a Chinese name are not searched for.
      if (event && isComposing(event)) return
      props.onSearch(reason === 'input' ? text : '')
    },
    onCompositionEnd: ({ target }: CompositionEvent) => {
      if (target instanceof HTMLInputElement) props.onSearch(target.value)
    },
  } as const
}

interface ChoiceLineProps extends HTMLAttributes<HTMLLIElement> {
  label: string
  hint: string | undefined
  refusal: string | undefined
}

function ChoiceLine({ label, hint, refusal, ...option }: ChoiceLineProps) {
  return (
    <Box component="li" {...option} sx={refusal === undefined ? undefined : refusedStyle}>
      <span>{label}</span>
      {hint !== undefined && (
        <Typography
          component="span"
          noWrap
          variant="body2"
          color={refusal === undefined ? 'text.secondary' : 'inherit'}
          sx={{ ml: 'auto', pl: 2 }}
        >
          {hint}
        </Typography>
      )}
      {refusal !== undefined && <Refusal reason={refusal} />}
    </Box>
  )
}

function isComposing({ nativeEvent }: SyntheticEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}
