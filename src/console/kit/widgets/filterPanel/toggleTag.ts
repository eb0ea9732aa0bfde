/** One choice of a filter. */
export interface FilterOption {
  key: string
  value: string
  /** The text of the tag. */
  desc: string
}

/** One line of filters. */
export interface FilterSource {
  key: string
  label: string
  /** Whether the line begins with a tag that stands for all others. */
  isAll?: boolean
  /** Whether at most one tag can be chosen. */
  single?: boolean
  /** Whether the tags can be folded away, and whether they are folded at first. */
  collapsible?: boolean
  collapsed?: boolean
  options: readonly FilterOption[]
}

/** The chosen values of one line; an empty list stands for all. */
export type ChosenTags = readonly string[]

/**
 * The chosen tags after a click on a tag; `undefined` is the tag that stands for all and clears the others. A click on a chosen
 * tag clears that tag; with `single`, another tag replaces the chosen one.
 */
export function toggleTag(chosen: ChosenTags, tag: string | undefined, single = false): ChosenTags {
  if (tag === undefined) return []
  if (chosen.includes(tag)) return chosen.filter((value) => value !== tag)
  return single ? [tag] : [...chosen, tag]
}
