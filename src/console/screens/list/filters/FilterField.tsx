import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { TextInput } from '../../../fields/text/TextInput.tsx'
import { fieldViews } from '../../../fields/values/fieldViews.ts'
import type { FilterProps } from '../../../fields/FieldView.ts'
import { isJson } from '../../../kit/text/readValue.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import { FilterPlace } from '../filterParts/FilterPlace.tsx'
import { faultIn } from './faultIn.ts'
import type { FilterInput } from './filterInputs.ts'

interface FilterFieldProps {
  resource: Resource
  input: FilterInput
  values: Values
  /** Whether to show faults; they are not shown while the user is still typing. */
  isJudged?: boolean
  onChange: (changed: Record<string, Json | undefined>) => void
}

type Asked = Parameters<NonNullable<FilterProps['within']>['onChange']>[0]

/** A filter: a single input, or both ends of a range, each in its own cell. */
export function FilterField({ resource, input, values, isJudged = false, onChange }: FilterFieldProps) {
  // Lists in other tabs have filters with the same names.
  const id = useId()
  const translate = useTranslate()
  const { kind, field, source } = input
  const words = useEntityWords(resource)
  const own = useOwnParts(resource.entity)
  const bind = (name: string, label: string) => {
    const fault = isJudged ? faultIn(input, name, values) : undefined
    return {
      id: `${id}_${name}`,
      label,
      value: jsonOf(values[name]),
      error: fault && translate(`screens.list.wanted.${fault}`, { most: filterTextAtMost }),
      onChange: (value: Json | undefined) => onChange({ [name]: value }),
    }
  }
  const withinOf = (name: string) => ({
    value: jsonOf(values[`${name}_within`]),
    onChange: ({ equal, within }: Asked) => onChange({ [name]: equal, [`${name}_within`]: within }),
  })
  if (!field) return <TextInput {...bind(source, translate('screens.list.keyword'))} />
  const label = words.label(source)
  const options = { choices: words.choices(field), ...(field.reference && { reference: field.reference }) }
  const view = fieldViews[field.type]
  if (kind === 'match') {
    const Input = own.filters?.[source] ?? view.filter
    if (!Input) return null
    const bound = bind(source, label)
    return (
      <FilterPlace {...bound}>
        <Input {...bound} options={options} within={withinOf(source)} />
      </FilterPlace>
    )
  }
  const End = view.range
  if (!End) return null
  const from = bind(`${source}_gte`, translate('screens.list.from', { label }))
  const to = bind(`${source}_lte`, translate('screens.list.to', { label }))
  return (
    <>
      <FilterPlace {...from}>
        <End {...from} />
      </FilterPlace>
      <FilterPlace {...to}>
        <End {...to} options={{ endOfDay: true }} />
      </FilterPlace>
    </>
  )
}

function jsonOf(value: unknown): Json | undefined {
  return isJson(value) ? value : undefined
}
