import Chip from '@mui/material/Chip'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { displayText } from '../../../fields/values/displayText.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { useReferenceSearch } from '../../../fields/reference/useReferenceSearch.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import type { ConditionProperty, Condition } from './Condition.ts'
import { isPresence } from './Condition.ts'
import { operatorWord } from './operatorWord.ts'
import { useConditionWords } from './useConditionWords.ts'

interface ChipProps {
  onOpen: () => void
  onRemove: () => void
}

interface ConditionChipProps extends ChipProps {
  condition: Condition
  label: string
}

/** A condition in force: a click edits it, and the cross removes it. */
export function ConditionChip({ condition, label, ...chip }: ConditionChipProps) {
  return <PlainChip {...chip} label={useConditionText(condition, label)} />
}

interface AlternativesChipProps extends ChipProps {
  conditions: readonly Condition[]
  labelOf: (subject: ConditionProperty) => string
}

/** Alternative conditions as one chip. */
export function AlternativesChip({ conditions, labelOf, ...chip }: AlternativesChipProps) {
  const words = useConditionWords()
  const texts = conditions.map((condition, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- alternatives have no names, only their order tells them apart
    <Fragment key={index}>
      {index > 0 && <b>{words.or}</b>}
      <ConditionText condition={condition} label={labelOf(condition.subject)} />
    </Fragment>
  ))
  return <PlainChip {...chip} label={texts} />
}

function ConditionText({ condition, label }: Omit<ConditionChipProps, keyof ChipProps>) {
  return useConditionText(condition, label)
}

function useConditionText(condition: Condition, label: string): string {
  const words = useConditionWords()
  const value = useValueText(condition)
  const word = operatorWord(words, condition.subject, condition.operator)
  return [label, word, value].filter(Boolean).join(' ')
}

/** A filter in force, shown by its label alone. */
export function PlainChip({ label, onOpen, onRemove }: ChipProps & { label: ReactNode }) {
  const words = useConditionWords()
  return (
    <Chip
      label={label}
      variant="outlined"
      color="primary"
      onClick={onOpen}
      onDelete={onRemove}
      slotProps={{ label: { dir: 'auto' } }}
      aria-description={words.toRemove}
      sx={whole}
    />
  )
}

/** Long text wraps, because on a phone the cut-off part could not be read. */
const whole = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 32,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
}

function useValueText({ subject, operator, value }: Condition): string {
  const { nameFrom: _, ...field } = subject.field
  const words = useConditionWords()
  const valueWords = useValueWords(subject.resource)
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
