/** Places that may keep their word after a renaming, with the reason. */
export interface Exception {
  file: string
  names: readonly string[]
  /** The meaning of the word there, or the reason why it may not follow the schema. */
  reason: string
  /** A file that fails to compile after the renaming, because it compares these words with the generated ones. */
  heldBy?: string
}
