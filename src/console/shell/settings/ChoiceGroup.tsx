import { useId } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'

interface ChoiceGroupProps<Value extends string> {
  title: string
  value: Value | undefined
  choices: readonly { value: Value; label: string; picture: ReactNode }[]
  columns: number
  /** The reason why there is no choice at present. */
  reason?: string | undefined
  /** Whether the words are visible below the pictures, or only for screen readers. */
  hasWords?: boolean
  onChoose: (value: Value) => void
}

/** A choice shown as pictures; the browser's own radio buttons lie behind them and provide the keyboard. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { title, value, choices, columns, reason, hasWords = true, onChoose } = props
  const id = useId()
  return (
    <Box
      component="fieldset"
      disabled={reason !== undefined}
      aria-describedby={`${id}-reason`}
      sx={groupStyle}
    >
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.75 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices.map((choice) => (
          <Box
            component="label"
            key={choice.value}
            title={hasWords ? undefined : choice.label}
            sx={choiceStyle}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              style={visuallyHidden}
            />
            <span>{choice.picture}</span>
            <Box component="span" sx={hasWords ? wordsStyle : visuallyHidden}>
              {choice.label}
            </Box>
          </Box>
        ))}
      </Box>
      {reason !== undefined && (
        <Typography id={`${id}-reason`} variant="caption" color="text.secondary">
          {reason}
        </Typography>
      )}
    </Box>
  )
}

const groupStyle = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '&:disabled label': { cursor: 'default', opacity: 0.5 },
}

const wordsStyle = {
  display: 'block',
  mt: 0.5,
  fontSize: '0.78125rem',
  textAlign: 'center',
  color: 'text.secondary',
}

const choiceStyle = {
  position: 'relative',
  cursor: 'pointer',
  '& > span:first-of-type': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: 1,
    outline: '1px solid var(--border-strong)',
  },
  '& > input:checked + span': { outline: '2px solid var(--primary)' },
  '& > input:checked ~ span': { color: 'primary.main', fontWeight: 600 },
  '& > input:focus-visible + span': { boxShadow: '0 0 0 4px var(--surface), 0 0 0 6px var(--primary)' },
}
