import Rating from '@mui/material/Rating'
import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '../../kit/text/readValue.ts'

interface StarsProps {
  value: Json
  /** How many there are. */
  of?: number | undefined
}

/** More stars than this nobody counts at a glance. */
export const mostStars = 10

/** A rating as stars; as a number where it is none of them. */
export function Stars({ value, of = 5 }: StarsProps) {
  const isCounted = typeof value === 'number' && value >= 0 && value <= of && of <= mostStars
  if (!isCounted) return textOf(value)
  return <Rating readOnly size="small" max={of} value={value} aria-label={`${value} / ${of}`} />
}
