/** A page or an action that page search can find and open. */
export interface SearchEntry {
  id: string
  kind: 'page' | 'action'
  /** The name in the page's language. */
  name: string
  /** Further names that match, such as the one in the other language. */
  aliases: readonly string[]
  /** The names of the menu groups above it. */
  place: string
  /** The names of the groups above it, in both languages. */
  groups: readonly string[]
  icon: string | undefined
  /** The address to open; absent for actions that run at once. */
  href?: string
  /** Whether the address leads out of the console. */
  isOutside?: boolean
  /** Whether it opens in a new window. */
  inNewWindow?: boolean
  run?: () => void
}

/** The first and the last matching character. */
export type MatchRange = readonly [first: number, last: number]

/** A matching entry, and its matching part. */
export interface FoundEntry {
  entry: SearchEntry
  range?: MatchRange
  /** Set when another name than the main one matches. */
  alias?: { text: string; range: MatchRange }
}
