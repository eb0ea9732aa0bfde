import type { MouseEvent } from 'react'

/** Whether it is the second click of a double click, whose first one has begun what it would begin again. */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1
}
