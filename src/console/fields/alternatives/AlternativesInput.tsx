import Stack from '@mui/material/Stack'
import { objectOf } from '#shared/json/objectOf.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import type { Cell } from '../object/PartInput.tsx'
import { AlternativeParts } from './AlternativeParts.tsx'
import type { AlternativeWords } from './AlternativeParts.tsx'

interface AlternativesInputProps extends InputProps {
  Cell: Cell
  words: AlternativeWords
}

/** An object that has one of several shapes. */
export function AlternativesInput({ Cell, words, ...props }: AlternativesInputProps) {
  const { id, options = {}, required = false, disabled = false } = props
  if (!options.alternatives) return null
  return (
    <InputFrame {...props}>
      <Stack
        role="group"
        aria-labelledby={`${id}-label`}
        spacing={2}
        sx={{ border: 1, borderColor: props.error ? 'error.main' : 'divider', borderRadius: 1, p: 2 }}
      >
        <AlternativeParts
          Cell={Cell}
          words={words}
          id={id}
          alternatives={options.alternatives}
          object={objectOf(props.value)}
          required={required}
          disabled={disabled}
          errors={props.errorsInside}
          onChange={props.onChange}
        />
      </Stack>
    </InputFrame>
  )
}
