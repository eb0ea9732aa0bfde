/** A link among the actions of a row. */
export interface RowLink {
  label: string
  to: string
}
