/** Places that may keep their word after a renaming, and why. */
export interface Exception {
  file: string
  names: readonly string[]
  /** What the word means there, or why it may not follow the schema. */
  reason: string
  /** A file that no longer compiles after the renaming, as it compares these words with the generated ones. */
  heldBy?: string
}
