/** One of the actions on a record: a link, or something that is done at once. */
export interface RecordLink {
  label: string
  to?: string
  run?: () => void
}
