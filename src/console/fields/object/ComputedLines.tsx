import Typography from '@mui/material/Typography'
import { isShown } from '#shared/contracts/isShown.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ComputedPart } from './ComputedPart.ts'

interface ComputedLinesProps {
  computed: readonly ComputedPart[]
  object: JsonObject
}

/** The computed values of an object, below its inputs: each on a line with its name. */
export function ComputedLines({ computed, object }: ComputedLinesProps) {
  const seen = computed.filter((part) => isShown(part, object))
  return seen.map(({ name, label, draw }) => (
    <Typography key={name} variant="body2" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      {`${label}: `}
      <output>{draw(object)}</output>
    </Typography>
  ))
}
