/** One of the actions of a row: a link, or something that is done at once. */
export interface RowLink {
  label: string
  to?: string
  run?: () => void
}
