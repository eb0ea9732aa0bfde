/** The three menus of the header: the business's events, requests that wait for an answer, the system's events. */
export const noticeMenus = ['notification', 'message', 'event'] as const

/** One of the header's three menus. */
export type NoticeMenu = (typeof noticeMenus)[number]

/** The number of unread notices in a menu at which counting stops. */
export const unreadAtMost = 100

/** The menu and the subject of a kind of notice. */
export interface NoticeLine {
  menu: NoticeMenu
  /** The code of the page that the notice is about; users who may open it get the notice. Absent: one named user gets it. */
  page?: string
  /** The entity of the record that the notice links to. */
  entity?: string
  /** The console page that the notice links to instead of a record. */
  address?: string
  /** The names of the facts that fill the notice's text. */
  facts: readonly string[]
}
