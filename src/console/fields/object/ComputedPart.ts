import type { ReactNode } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'

/** A property of a row or an object that is computed from the values entered there. */
export interface ComputedPart {
  name: string
  label: string
  /** The condition for showing it, as for a field. */
  showWhen: Field['showWhen'] | undefined
  draw: (row: JsonObject) => ReactNode
}
