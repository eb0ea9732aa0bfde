/** The three menus of the header: the business's events, requests that wait for an answer, the system's events. */
export const noticeMenus = ['notification', 'message', 'event'] as const

/** One of the header's three menus. */
export type NoticeMenu = (typeof noticeMenus)[number]

/** Where a kind of notice is shown, and what it is about. */
export interface NoticeLine {
  menu: NoticeMenu
  /** Code of the page it is about: users who may open that page are told. Absent: it is told to one user by name. */
  page?: string
  /** The entity of the record it leads to. */
  entity?: string
  /** The page of the console that it leads to instead. */
  address?: string
  /** Names of the facts that its words are filled with. */
  facts: readonly string[]
}
