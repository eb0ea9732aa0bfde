import type { JsonObject } from './Json.ts'

/** The most views that one person may keep. */
export const viewsAtMost = 100

/** The most views of other people that one person is offered. */
export const viewsOfOthersAtMost = 500

/** The greatest length of a view's name, in characters. */
export const viewTitleLength = 60

/** The look of a list: filter, order, columns and layout. */
export interface ListLook {
  filter: JsonObject
  sort: { property: string; direction: 'ASC' | 'DESC' }
  rows: number
  /** The sources of the columns; absent: the default columns of the list. */
  columns?: readonly string[]
  /** Shows the list as a board or as a calendar; both absent: as a table. */
  board?: true
  calendar?: true
}

/** A look of a list that a person saved under a name. */
export interface SavedView {
  id: string
  entity: string
  title: string
  look: ListLook
  /** Whether the view is offered to all users who may open the list. */
  shared: boolean
  /** The name of the person who shares it; null: the caller's own view. */
  owner: string | null
  /** Whether the list opens with this view for the caller. */
  opens: boolean
}
