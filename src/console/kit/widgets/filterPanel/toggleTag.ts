/** One choice of a filter. */
export interface FilterOption {
  key: string
  value: string
  /** What the tag says. */
  desc: string
}

/** One line of filters. */
export interface FilterSource {
  key: string
  label: string
  /** Begins with a tag that stands for all others. */
  isAll?: boolean
  /** At most one tag is chosen. */
  single?: boolean
  /** Whether its tags can be folded away, and whether they are at first. */
  collapsible?: boolean
  collapsed?: boolean
  options: readonly FilterOption[]
}

/** The values of what is chosen in one line; none at all stands for all. */
export type ChosenTags = readonly string[]

/**
 * What is chosen after a tag was clicked; `undefined` is the tag that stands for all. With several choices, all clears
 * the others, and no choice is all again; with a single one, the same tag again clears it.
 */
export function toggleTag(chosen: ChosenTags, tag: string | undefined, single = false): ChosenTags {
  if (tag === undefined) return []
  if (chosen.includes(tag)) return chosen.filter((value) => value !== tag)
  return single ? [tag] : [...chosen, tag]
}
