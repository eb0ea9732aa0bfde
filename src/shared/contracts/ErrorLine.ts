import type { Text } from './Text.ts'

/** A line of the error table: the HTTP status and the words, with %{placeholders} filled from the error's details. */
export interface ErrorLine extends Text {
  status: number
}
