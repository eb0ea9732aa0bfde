import type { ReactNode } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** What follows in a row, or in an object, from what is filled in there. */
export interface ComputedPart {
  name: string
  label: string
  draw: (row: JsonObject) => ReactNode
}
