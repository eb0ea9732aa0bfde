/** How a failed upload is put into words. */
export interface FailureWords {
  failed: string
  failedWhy: (reason: string) => string
}

/** Says that an upload failed, and why if the server said so. */
export function uploadFailure(error: unknown, words: FailureWords): string {
  const reason = error instanceof Error ? error.message : ''
  return reason ? words.failedWhy(reason) : words.failed
}
