import { useState } from 'react'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'
import type { InnerInput } from '#console/kit/inputs/InputProps.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** The input for an array of objects: a table whose rows are edited, moved and removed; on a phone cards. */
export function FormTableExample() {
  const { formTable: words } = useSampleWords()
  const [rows, setRows] = useState<Json | undefined>([
    { name: words.first, cost: 199, given: false },
    { name: words.second, cost: 59.9, given: true },
  ])
  const common = { required: false, help: undefined, initial: undefined, wide: false }
  const inner: InnerInput[] = [
    { ...common, name: 'name', label: words.name, widget: 'text', required: true },
    { ...common, name: 'cost', label: words.cost, widget: 'money' },
    { ...common, name: 'given', label: words.given, widget: 'switch', initial: false },
  ]
  return (
    <NamedInput
      id="sample-rows"
      widget="table"
      label={words.label}
      value={rows}
      onChange={setRows}
      options={{ inner, maxItems: 5 }}
    />
  )
}
