import type { JsonObject } from './Json.ts'

/** The most views that one person keeps. */
export const viewsAtMost = 100

/** The most views of others that one person is offered. */
export const viewsOfOthersAtMost = 500

/** The longest name of a view, in characters. */
export const viewTitleLength = 60

/** What a list shows, and how. */
export interface ListLook {
  filter: JsonObject
  sort: { property: string; direction: 'ASC' | 'DESC' }
  rows: number
  /** Sources of the columns; missing: those that the list begins with. */
  columns?: readonly string[]
  /** As a board, or by days; both missing: as a table. */
  board?: true
  calendar?: true
}

/** How a person likes to see a list, under a name that they gave it. */
export interface SavedView {
  id: string
  entity: string
  title: string
  look: ListLook
  /** Whether all who may open the list are offered it. */
  shared: boolean
  /** The name of the other person who shares it; null: it is one's own. */
  owner: string | null
  /** Whether the list opens with it for the person who asks. */
  opens: boolean
}
