/** The words for a failed upload. */
export interface FailureWords {
  failed: string
  failedWhy: (reason: string) => string
}

/** The message that an upload failed, with the server's reason if there is one. */
export function uploadFailure(error: unknown, words: FailureWords): string {
  const reason = error instanceof Error ? error.message : ''
  return reason ? words.failedWhy(reason) : words.failed
}
