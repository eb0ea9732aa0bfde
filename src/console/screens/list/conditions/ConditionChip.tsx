import Chip from '@mui/material/Chip'
import { displayText } from '../../../fields/values/displayText.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { useReferenceSearch } from '../../../fields/reference/useReferenceSearch.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import type { Condition } from './Condition.ts'
import { isPresence } from './Condition.ts'
import { operatorWord } from './operatorWord.ts'
import { useConditionWords } from './useConditionWords.ts'

interface ConditionChipProps {
  label: string
  onOpen: () => void
  onRemove: () => void
}

/** A condition in force: a click changes it, and the cross takes it away. */
export function ConditionChip({ condition, ...chip }: ConditionChipProps & { condition: Condition }) {
  const words = useConditionWords()
  const value = useValueText(condition)
  const word = operatorWord(words, condition.asked, condition.operator)
  return <PlainChip {...chip} label={[chip.label, word, value].filter(Boolean).join(' ')} />
}

/** A filter in force by the words of its label alone. */
export function PlainChip({ label, onOpen, onRemove }: ConditionChipProps) {
  const words = useConditionWords()
  return (
    <Chip
      label={label}
      title={label}
      variant="outlined"
      color="primary"
      onClick={onOpen}
      onDelete={onRemove}
      slotProps={{ label: { dir: 'auto' } }}
      aria-description={words.toRemove}
      sx={{ maxWidth: '100%' }}
    />
  )
}

function useValueText({ asked, operator, value }: Condition): string {
  const { nameFrom: _, ...field } = asked.field
  const words = useConditionWords()
  const valueWords = useValueWords(asked.resource)
  const values = value === undefined || isPresence(operator) ? [] : [value].flat()
  const ids = field.reference ? values.map(textOf) : []
  const { choiceOfId } = useReferenceSearch(
    field.reference ? { reference: { entity: field.reference.entity } } : {},
    ids,
  )
  if (field.reference) return ids.map((each) => choiceOfId(each).label).join(words.join)
  const isList = ['tags', 'enums', 'entities'].includes(field.type)
  return values
    .map((each) => displayText(field, { [field.source]: isList ? [each] : each }, valueWords))
    .join(words.join)
}
