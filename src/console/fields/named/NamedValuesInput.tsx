import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InnerInput, InputProps } from '../../kit/inputs/InputProps.ts'
import { useFocusInNewRow } from '../../kit/inputs/useFocusInNewRow.ts'
import { useKeptFocus } from '../../kit/inputs/useKeptFocus.ts'
import { isObject } from '../../kit/text/readValue.ts'
import type { Cell } from '../object/PartInput.tsx'
import { useRowKeys } from '../rows/useRowKeys.ts'

interface NamedValuesInputProps extends InputProps {
  Cell: Cell
  words: { add: string; remove: string; nameOfValue: string; value: string; nameTwice: string }
}

interface Line {
  name: string
  value: Json | undefined
}

/** Values by names that people give: a line for each. */
export function NamedValuesInput({ Cell, words, ...props }: NamedValuesInputProps) {
  const { id, label, disabled = false, options = {}, errorsInside = {} } = props
  const object = isObject(props.value) ? props.value : {}
  // A name that is being typed may be empty, or that of another line, and has no place in the object then.
  const [typed, setTyped] = useState<readonly Line[]>()
  const lines = typed && isSame(objectOf(typed), object) ? typed : linesOf(object)
  const change = (next: readonly Line[]) => {
    setTyped(next)
    const changed = objectOf(next)
    props.onChange(Object.keys(changed).length > 0 ? changed : undefined)
  }
  const replace = (at: number, part: Partial<Line>) =>
    change(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const keys = useRowKeys(lines.length)
  const keepFocus = useKeptFocus(id)
  const focusNext = useFocusInNewRow(id, lines.length)
  const remove = (at: number) => {
    keepFocus()
    keys.remove(at)
    change(lines.filter((_line, index) => index !== at))
  }
  const { value: input } = options
  return (
    <InputFrame {...props}>
      <Box role="group" aria-labelledby={`${id}-label`} sx={groupStyle}>
        {lines.map((line, index) => {
          const isTwice = lines.findIndex(({ name }) => name === line.name) < index && line.name !== ''
          const about = `${label} ${index + 1}`
          return (
            <Box key={keys.of(index)} sx={lineStyle}>
              <TextField
                id={`${id}_${index}_name`}
                size="small"
                value={line.name}
                disabled={disabled}
                placeholder={words.nameOfValue}
                error={isTwice}
                helperText={isTwice ? words.nameTwice : undefined}
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
            setTyped([...lines, { name: '', value: initialOf(input) }])
          }}
          sx={{ justifySelf: 'start' }}
        >
          {words.add}
        </Button>
      </Box>
    </InputFrame>
  )
}

function linesOf(object: JsonObject): Line[] {
  return Object.entries(object).map(([name, value]) => ({ name, value }))
}

/** What the lines say: of two that have one name, the first counts. */
function objectOf(lines: readonly Line[]): JsonObject {
  const firsts = lines.filter(
    ({ name }, index) => name !== '' && lines.findIndex((line) => line.name === name) === index,
  )
  return Object.fromEntries(firsts.map(({ name, value }) => [name, value ?? '']))
}

/** A switch that nobody has touched is off. */
function initialOf(input: InnerInput | undefined): Json | undefined {
  return input?.initial ?? (input?.widget === 'switch' ? false : undefined)
}

function isSame(one: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

const groupStyle = { display: 'grid', gap: 1, maxWidth: 720 } as const
const lineStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(96px, 1fr) auto',
  gap: 1,
  alignItems: 'start',
} as const
