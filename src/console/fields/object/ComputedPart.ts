import type { ReactNode } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'

/** What follows in a row, or in an object, from what is filled in there. */
export interface ComputedPart {
  name: string
  label: string
  /** As of a field. */
  showWhen: Field['showWhen'] | undefined
  draw: (row: JsonObject) => ReactNode
}
