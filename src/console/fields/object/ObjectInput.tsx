import Box from '@mui/material/Box'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { withDefaultsIfNew } from '../../kit/text/defaultsOf.ts'
import { ClearButton } from '../../kit/inputs/ClearButton.tsx'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { ComputedLines } from './ComputedLines.tsx'
import type { ComputedPart } from './ComputedPart.ts'
import { PartGrid } from './PartGrid.tsx'
import type { Cell } from './PartInput.tsx'

interface ObjectInputProps extends InputProps {
  Cell: Cell
  computed?: readonly ComputedPart[]
  words: { clear: string }
}

/** An object inside a record: a frame with an input for each of its properties. */
export function ObjectInput({ Cell, words, computed = [], ...props }: ObjectInputProps) {
  const object = objectOf(props.value)
  const isSet = Object.keys(object).length > 0
  const { required = false, disabled = false } = props
  // An optional object that is not set requires no properties yet.
  const asks = required || isSet
  const parts = (props.options?.inner ?? []).map((part) => ({ ...part, required: part.required && asks }))
  const change = (next: JsonObject) =>
    props.onChange(required || Object.keys(next).length > 0 ? next : undefined)
  return (
    <InputFrame {...props}>
      <Box
        role="group"
        aria-labelledby={`${props.id}-label`}
        sx={{ border: 1, borderColor: props.error ? 'error.main' : 'divider', borderRadius: 1, p: 2 }}
      >
        <PartGrid
          Cell={Cell}
          parts={parts}
          id={props.id}
          object={object}
          disabled={disabled}
          errors={props.errorsInside}
          onChange={(next) => change(withDefaultsIfNew(parts, { former: object, next }))}
        />
        {isSet && <ComputedLines computed={computed} object={object} />}
        {isSet && !required && !disabled && (
          <Box sx={{ mt: 1.5 }}>
            <ClearButton onClick={() => props.onChange(undefined)}>{words.clear}</ClearButton>
          </Box>
        )}
      </Box>
    </InputFrame>
  )
}
