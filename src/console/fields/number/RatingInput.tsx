import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { NumberInput } from './NumberInput.tsx'
import { mostStars } from './mostStars.ts'

/** Stars to be chosen by mouse, finger or arrow keys; of more than can be counted, a number. */
export function RatingInput(props: InputProps) {
  const { id, label, value, onChange, bare = false, disabled = false, options } = props
  const { stars = 5 } = options ?? {}
  if (stars > mostStars) return <NumberInput {...props} options={{ ...options, scale: 0 }} />
  const chosen = typeof value === 'number' ? value : null
  const input = (
    <div style={rowStyle}>
      <Rating
        id={id}
        name={id}
        max={stars}
        value={chosen}
        disabled={disabled}
        getLabelText={(count) => `${label} ${count} / ${stars}`}
        onChange={(_event, count) => onChange(count ?? undefined)}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden>
        {chosen === null ? '' : `${chosen} / ${stars}`}
      </Typography>
    </div>
  )
  return bare ? input : <InputFrame {...props}>{input}</InputFrame>
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 } as const
