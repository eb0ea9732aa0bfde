import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InnerInput, InputProps } from '../../kit/inputs/InputProps.ts'
import { useFocusInNewRow } from '../../kit/inputs/useFocusInNewRow.ts'
import { useFocusAfterRemoval } from '../../kit/inputs/useFocusAfterRemoval.ts'
import type { Cell } from '../object/PartInput.tsx'
import { useRowKeys } from '../rows/useRowKeys.ts'
import { faultsOf, isValueOf, linesOf, valueOf } from './namedLines.ts'
import type { NamedLine } from './namedLines.ts'

interface NamedValuesInputProps extends InputProps {
  Cell: Cell
  words: {
    add: string
    remove: string
    nameOfValue: string
    value: string
    nameMissing: string
    nameTwice: string
  }
}

/** Values with names that people choose, one line each. */
export function NamedValuesInput({ Cell, words, ...props }: NamedValuesInputProps) {
  const { id, label, disabled = false, options = {}, errorsInside = {} } = props
  const { value: input } = options
  const initial = initialOf(input)
  // The typed lines, because a line that was only added has no name yet and is not in the value.
  const [typed, setTyped] = useState<readonly NamedLine[]>()
  const lines = typed && isValueOf(props.value, typed, initial) ? typed : linesOf(props.value)
  const faults = faultsOf(lines, initial)
  const change = (next: readonly NamedLine[]) => {
    setTyped(next)
    props.onChange(valueOf(next, initial))
  }
  const replace = (at: number, part: Partial<NamedLine>) =>
    change(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const keys = useRowKeys(lines.length)
  const keepFocus = useFocusAfterRemoval(id)
  const focusNext = useFocusInNewRow(id, lines.length)
  const remove = (at: number) => {
    keepFocus()
    keys.remove(at)
    change(lines.filter((_line, index) => index !== at))
  }
  return (
    // A faulty line shows its own error.
    <InputFrame {...props} error={faults.some(Boolean) ? undefined : props.error}>
      <Box role="group" aria-labelledby={`${id}-label`} sx={groupStyle}>
        {lines.map((line, index) => {
          const fault = faults[index]
          const about = `${label} ${index + 1}`
          return (
            <Box key={keys.of(index)} sx={lineStyle}>
              <TextField
                id={`${id}_${index}_name`}
                size="small"
                value={line.name}
                disabled={disabled}
                placeholder={words.nameOfValue}
                error={fault !== undefined}
                helperText={fault && { missing: words.nameMissing, twice: words.nameTwice }[fault]}
                onChange={({ target }) => replace(index, { name: target.value })}
                slotProps={{
                  htmlInput: { 'aria-label': `${words.nameOfValue} ${about}`, autoComplete: 'off' },
                }}
              />
              {input && (
                <Cell
                  id={`${id}_${index}`}
                  widget={input.widget}
                  label={`${words.value} ${about}`}
                  bare
                  disabled={disabled}
                  value={line.value}
                  error={errorsInside[`/${line.name}`]}
                  onChange={(value) => replace(index, { value })}
                  {...(input.options && { options: input.options })}
                />
              )}
              <IconButton
                size="small"
                disabled={disabled}
                aria-label={`${words.remove} ${about}`}
                title={words.remove}
                onClick={() => remove(index)}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
        <Button
          id={id}
          size="small"
          startIcon={<Add />}
          aria-label={`${words.add} ${label}`}
          disabled={disabled}
          onClick={() => {
            focusNext()
            setTyped([...lines, { name: '', value: initial }])
          }}
          sx={{ justifySelf: 'start' }}
        >
          {words.add}
        </Button>
      </Box>
    </InputFrame>
  )
}

/** The initial value of a new line; an untouched switch is off. */
function initialOf(input: InnerInput | undefined): Json | undefined {
  return input?.initial ?? (input?.widget === 'switch' ? false : undefined)
}

const groupStyle = { display: 'grid', gap: 1, maxWidth: 720 } as const
const lineStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(96px, 1fr) auto',
  gap: 1,
  alignItems: 'start',
} as const
