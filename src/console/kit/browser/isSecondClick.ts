import type { MouseEvent } from 'react'

/** Whether a click is the second one of a double click, which would start the action of the first one again. */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1
}
