import { ReferencesInput } from '../../../fields/reference/ReferencesInput.tsx'
import { TreeInput } from '../../../fields/reference/TreeInput.tsx'
import { fieldViews } from '../../../fields/values/fieldViews.ts'
import type { InputProps } from '../../../kit/inputs/InputProps.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { FilterPlace } from '../filterParts/FilterPlace.tsx'
import type { ConditionProperty, ConditionOperator } from './Condition.ts'
import { isPresence } from './Condition.ts'

interface ConditionValueProps extends InputProps {
  subject: ConditionProperty
  operator: ConditionOperator
}

/** The input of a condition's value; nothing for operators without a value. */
export function ConditionValue({ subject, operator, ...bound }: ConditionValueProps) {
  const { field, isTree } = subject
  const words = useEntityWords(subject.resource)
  const entity = field.reference?.entity
  const view = fieldViews[field.type]
  const isSameness = operator === 'eq' || operator === 'ne' || operator === 'like'
  const Plain = isSameness ? view.filter : view.range
  const Referring = isTree ? TreeInput : ReferencesInput
  const Input = entity === undefined ? Plain : Referring
  if (!Input || isPresence(operator)) return null
  const options = {
    choices: words.choices(field),
    ...(entity === undefined ? {} : { reference: { entity } }),
    ...(operator === 'lte' ? { endOfDay: true } : {}),
  }
  return (
    <FilterPlace {...bound}>
      <Input {...bound} options={options} />
    </FilterPlace>
  )
}
