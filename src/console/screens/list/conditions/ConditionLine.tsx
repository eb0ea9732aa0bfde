import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { SelectInput } from '../../../fields/choice/SelectInput.tsx'
import { useInputWords } from '../../../fields/words/useInputWords.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import type { ConditionProperty } from './Condition.ts'
import { isPresence } from './Condition.ts'
import { ConditionValue } from './ConditionValue.tsx'
import type { DraftCondition } from './draftConditions.ts'
import { withOperator, withProperty } from './draftConditions.ts'
import type { LineFault } from './faultsIn.ts'
import { operatorsFor } from './operatorsFor.ts'
import { operatorWord } from './operatorWord.ts'
import { useConditionWords } from './useConditionWords.ts'

export interface ConditionLineProps {
  number: number
  draft: DraftCondition
  properties: readonly ConditionProperty[]
  labelOf: (subject: ConditionProperty) => string
  fault: LineFault | undefined
  onChange: (draft: DraftCondition) => void
  onRemove: () => void
}

/** A condition: its property, its comparison, and its value. */
export function ConditionLine(props: ConditionLineProps) {
  const { number, draft, properties, labelOf, fault, onChange, onRemove } = props
  const id = useId()
  const words = useConditionWords()
  const inputWords = useInputWords()
  const { subject, operator } = draft
  const label = draft.isAlternative ? words.alternative(number) : words.line(number)
  const remove = draft.isAlternative ? words.removeAlternative(number) : words.removeLine(number)
  const wordFor = (each: typeof operator) => (subject ? operatorWord(words, subject, each) : '')
  const offered = subject ? [...new Set([...operatorsFor(subject), operator])] : []
  return (
    <Box role="group" aria-label={label} sx={frame}>
      <Box sx={{ gridArea: 'property' }}>
        <SelectInput
          id={`${id}-property`}
          label={words.property}
          words={inputWords}
          required
          error={fault?.property}
          options={{
            choices: properties.map((each) => ({ value: each.property, label: labelOf(each) })),
          }}
          value={subject?.property}
          onChange={(name) => {
            const chosen = properties.find(({ property }) => property === textOf(name))
            if (chosen) onChange(withProperty(draft, chosen))
          }}
        />
      </Box>
      {subject && (
        <Box sx={{ gridArea: isPresence(operator) ? { xs: 'operator', sm: '1 / 2 / 2 / 4' } : 'operator' }}>
          <SelectInput
            id={`${id}-operator`}
            label={words.operator}
            words={inputWords}
            required
            error={fault?.operator}
            options={{ choices: offered.map((each) => ({ value: each, label: wordFor(each) })) }}
            value={operator}
            onChange={(chosen) => {
              const next = offered.find((each) => each === chosen)
              if (next) onChange(withOperator(draft, next))
            }}
          />
        </Box>
      )}
      {subject && !isPresence(operator) && (
        <Box sx={{ gridArea: 'value', minWidth: 0 }}>
          <ConditionValue
            // Inputs keep their typed text, which does not fit another property or comparison.
            key={`${subject.property} ${operator}`}
            id={`${id}-value`}
            label={words.value}
            subject={subject}
            operator={operator}
            value={draft.value}
            error={fault?.value}
            onChange={(value) => onChange({ ...draft, value })}
          />
        </Box>
      )}
      <IconButton
        aria-label={remove}
        data-tip={remove}
        onClick={onRemove}
        sx={{ gridArea: 'remove', justifySelf: 'end', alignSelf: 'start', mt: 0.25 }}
        size="small"
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

const frame = {
  display: 'grid',
  gap: { xs: 1.5, sm: 1 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr) auto',
  },
  gridTemplateAreas: {
    xs: '"property remove" "operator operator" "value value"',
    sm: '"property operator value remove"',
  },
} as const
