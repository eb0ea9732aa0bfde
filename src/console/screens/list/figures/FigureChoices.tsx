import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useGroupLabel } from '../../../session/entities/useGroupLabel.ts'
import type { FiguresRequest } from './figuresQuery.ts'
import { isTime, numbersOf } from './groupsOf.ts'
import type { FigureWords } from './messages/zh.ts'
import { useFigureWords } from './useFigureWords.ts'
import { useGroups } from './useGroups.ts'

type ChosenRequest = Omit<FiguresRequest, 'filter'>

interface FigureChoicesProps {
  resource: Resource
  request: ChosenRequest
  onChange: (request: ChosenRequest) => void
}

/** Selects the group, the measure and, for times, the period. */
export function FigureChoices({ resource, request, onChange }: FigureChoicesProps) {
  const words = useFigureWords()
  const { label } = useEntityWords(resource)
  const groupLabel = useGroupLabel(resource)
  const groups = useGroups(resource)
  const chosen = groups.find(({ group }) => group === request.group)?.field
  const measures = [
    'count',
    ...numbersOf(resource).flatMap(({ source }) => [`sum(${source})`, `avg(${source})`]),
  ]
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, pt: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}
    >
      <Choice
        label={words.group}
        value={request.group}
        choices={groups.map(({ group }) => ({ value: group, text: groupLabel(group) }))}
        onChoose={(value) => onChange({ ...request, group: value })}
      />
      {chosen && isTime(chosen) && (
        <Choice
          label={words.period}
          value={request.period}
          choices={Object.entries(words.periods).map(([value, text]) => ({ value, text }))}
          onChoose={(value) => onChange({ ...request, period: value })}
        />
      )}
      <Choice
        label={words.measure}
        value={request.measure}
        choices={measures.map((value) => ({ value, text: measureText(value, words, label) }))}
        onChoose={(value) => onChange({ ...request, measure: value })}
      />
    </Box>
  )
}

/** The label of a measure such as `sum(num)`. */
export function measureText(measure: string, words: FigureWords, label: (source: string) => string): string {
  const [, aggregate, source = ''] = /^(sum|avg)\((.+)\)$/u.exec(measure) ?? []
  if (aggregate === 'sum') return fillPlaceholders(words.sum, { label: label(source) })
  return aggregate === 'avg' ? fillPlaceholders(words.avg, { label: label(source) }) : words.count
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.text}
        </MenuItem>
      ))}
    </TextField>
  )
}
