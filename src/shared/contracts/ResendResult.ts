/** The result of resending an event to a webhook: whether it was accepted, and the status, or the reason why there is none. */
export interface ResendResult {
  taken: boolean
  status: number | null
  reason: string | null
}
