import Box from '@mui/material/Box'
import { isShown } from '#shared/contracts/isShown.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'
import type { Cell } from './PartInput.tsx'
import { PartInput } from './PartInput.tsx'

interface PartGridProps {
  Cell: Cell
  parts: readonly InnerInput[]
  id: string
  object: JsonObject
  shown?: JsonObject
  disabled: boolean
  /** Whether a part cannot be changed; absent where all parts are alike. */
  isPartClosed?: (name: string) => boolean
  errors: Readonly<Record<string, string>> | undefined
  onChange: (object: JsonObject) => void
}

/** The visible inputs of an object, as many on a line as there is room for. */
export function PartGrid({
  Cell,
  parts,
  id,
  object,
  shown = object,
  disabled,
  isPartClosed,
  errors,
  onChange,
}: PartGridProps) {
  const seen = parts.filter((part) => isShown(part, shown))
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        columnGap: 2,
        rowGap: 2,
        alignItems: 'start',
      }}
    >
      {seen.map((part) => (
        <Box key={part.name} sx={{ gridColumn: part.wide ? '1 / -1' : 'auto', minWidth: 0 }}>
          <PartInput
            Cell={Cell}
            part={part}
            label={part.label}
            id={id}
            object={object}
            shown={shown}
            disabled={disabled || isPartClosed?.(part.name) === true}
            errors={errors}
            onChange={onChange}
          />
        </Box>
      ))}
    </Box>
  )
}
