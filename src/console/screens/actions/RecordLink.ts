/** An action on a record: a link, or a function that runs at once. */
export interface RecordLink {
  label: string
  to?: string
  run?: () => void
}
