/** What became of an event that was sent to a webhook again: whether it was taken, by which status, or why there was none. */
export interface SentAgain {
  taken: boolean
  status: number | null
  reason: string | null
}
