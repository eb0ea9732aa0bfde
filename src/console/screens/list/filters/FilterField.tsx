import type { ComponentType } from 'react'
import { Suspense, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { useInputWords } from '../../../fields/words/useInputWords.ts'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { DateInput } from '../../../fields/date/DateInput.tsx'
import { readDay } from '../../../fields/date/readDay.ts'
import type { InputProps } from '../../../kit/inputs/InputProps.ts'
import { MoneyInput, NumberInput, PercentInput } from '../../../fields/number/NumberInput.tsx'
import { isJson, textOf } from '../../../kit/text/readValue.ts'
import { TextInput } from '../../../fields/text/TextInput.tsx'
import { DayInput } from '../../../fields/date/DayInput.tsx'
import type { FilterInput } from './filterInputs.ts'
import { lazy } from '../../../kit/page/lazy.ts'

// Many lists show no such filter at first, and they bring a search and a tree along.
const SelectInput = lazy(async () => ({
  default: (await import('../../../fields/choice/SelectInput.tsx')).SelectInput,
}))
const ReferenceInput = lazy(async () => ({
  default: (await import('../../../fields/reference/ReferenceInput.tsx')).ReferenceInput,
}))

interface FilterFieldProps {
  resource: Resource
  input: FilterInput
  values: Values
  onChange: (changed: Record<string, Json | undefined>) => void
}

/** One filter: a single input, or both ends of a range, each for a cell of its own. */
export function FilterField({ resource, input, values, onChange }: FilterFieldProps) {
  // Lists in other tabs have filters of the same names.
  const id = useId()
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const own = useOwnParts(resource.entity)
  const { kind, field, source } = input
  const bind = (name: string, label: string) => ({
    id: `${id}_${name}`,
    label,
    value: jsonOf(values[name]),
    onChange: (value: Json | undefined) => onChange({ [name]: value }),
  })
  if (!field) return <TextInput {...bind(source, translate('screens.list.keyword'))} />
  const label = words.label(source)
  const options = { choices: words.choices(field), ...(field.reference && { reference: field.reference }) }
  if (kind === 'match') {
    const Input = own.filters?.[source] ?? matchInputs[field.type] ?? TextInput
    // Some inputs are loaded when they are drawn; their place stays as high meanwhile.
    return (
      <Suspense fallback={<TextInput {...bind(source, label)} disabled />}>
        <Input {...bind(source, label)} options={options} />
      </Suspense>
    )
  }
  const End = rangeInputs[field.type] ?? NumberInput
  return (
    <>
      <End {...bind(`${source}_gte`, translate('screens.list.from', { label }))} />
      <End {...bind(`${source}_lte`, translate('screens.list.to', { label }))} options={{ endOfDay: true }} />
    </>
  )
}

const matchInputs: Partial<Record<FieldKind, ComponentType<InputProps>>> = {
  enum: Choices,
  enums: Choices,
  boolean: YesNo,
  reference: ReferenceInput,
  references: ReferenceInput,
  date: Day,
  datetime: DayInput,
  money: MoneyInput,
  percent: PercentInput,
  integer: NumberInput,
  number: NumberInput,
}

const rangeInputs: Partial<Record<Field['type'], ComponentType<InputProps>>> = {
  date: Day,
  datetime: DayInput,
  money: MoneyInput,
  percent: PercentInput,
}

function Choices(props: InputProps) {
  return <SelectInput {...props} words={useInputWords()} />
}

/** Finds nothing by a text that is no day. */
function Day(props: InputProps) {
  return (
    <DateInput {...props} words={useInputWords()} onChange={(day) => props.onChange(readDay(textOf(day)))} />
  )
}

function YesNo(props: InputProps) {
  const translate = useTranslate()
  const choices = [
    { value: 'true', label: translate('screens.list.yes') },
    { value: 'false', label: translate('screens.list.no') },
  ]
  return (
    <SelectInput
      {...props}
      words={useInputWords()}
      options={{ choices }}
      onChange={(value) => props.onChange(value === undefined ? undefined : value === 'true')}
    />
  )
}

function jsonOf(value: unknown): Json | undefined {
  return isJson(value) ? value : undefined
}
