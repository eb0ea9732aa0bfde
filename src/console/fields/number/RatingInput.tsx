import Typography from '@mui/material/Typography'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { NumberInput } from './NumberInput.tsx'
import { mostStars } from './mostStars.ts'
import styles from './RatingInput.module.css'

/** Stars chosen by mouse, finger or arrow keys; a number input if there are too many stars to count. */
export function RatingInput(props: InputProps) {
  const { options } = props
  const { stars = 5 } = options ?? {}
  if (stars > mostStars) return <NumberInput {...props} options={{ ...options, scale: 0 }} />
  return (
    <InputFrame {...props}>
      <Choice {...props} stars={stars} />
    </InputFrame>
  )
}

/**
 * Radio buttons that look like stars. Material UI's rating would be loaded with the first list, like every component that
 * react-admin knows of.
 */
function Choice({ id, label, value, onChange, disabled = false, stars }: InputProps & { stars: number }) {
  const chosen = typeof value === 'number' ? value : 0
  return (
    <div id={id} role="radiogroup" aria-label={label} className={styles.row}>
      {Array.from({ length: stars }, (_, index) => index + 1).map((count) => (
        <label key={count} className={styles.star} data-lit={count <= chosen || undefined}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            aria-label={`${label} ${count} / ${stars}`}
            checked={count === chosen}
            disabled={disabled}
            onChange={() => onChange(count)}
            // A click on the chosen star clears the rating.
            onClick={() => count === chosen && onChange(undefined)}
          />
          <span aria-hidden>★</span>
        </label>
      ))}
      <Typography variant="body2" color="text.secondary" aria-hidden>
        {chosen === 0 ? '' : `${chosen} / ${stars}`}
      </Typography>
    </div>
  )
}
