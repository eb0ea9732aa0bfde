/** Something that page search can find and open. */
export interface SearchEntry {
  id: string
  kind: 'page' | 'action'
  /** In the page's language. */
  name: string
  /** Further names it is found by, such as the one in the other language. */
  aliases: readonly string[]
  /** Where it stands in the menu. */
  place: string
  /** Names of the groups above it, in both languages. */
  groups: readonly string[]
  icon: string | undefined
  /** Address to open; absent for what is done on the spot. */
  href?: string
  /** Whether the address leads out of the console. */
  isOutside?: boolean
  /** Whether it opens in a window of its own. */
  inNewWindow?: boolean
  run?: () => void
}

/** First and last character of what fits. */
export type MatchRange = readonly [first: number, last: number]

/** An entry that fits, and where. */
export interface FoundEntry {
  entry: SearchEntry
  range?: MatchRange
  /** Set when not the name itself fits. */
  alias?: { text: string; range: MatchRange }
}
