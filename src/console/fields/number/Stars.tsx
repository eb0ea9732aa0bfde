import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../../kit/text/readValue.ts'
import styles from '../../kit/widgets/values.module.css'
import { mostStars } from './mostStars.ts'

interface StarsProps {
  value: Json
  /** The number of stars that a rating can have. */
  of?: number | undefined
}

/** A rating as stars, or as a number if it does not fit them. The stars are letters, because a list draws hundreds of them. */
export function Stars({ value, of = 5 }: StarsProps) {
  const isCounted = typeof value === 'number' && value >= 0 && value <= of && of <= mostStars
  if (!isCounted) return textOf(value)
  return (
    <span role="img" aria-label={`${value} / ${of}`} className={styles.stars}>
      {'★'.repeat(value)}
      <span className={styles.starsLeft}>{'★'.repeat(of - value)}</span>
    </span>
  )
}
