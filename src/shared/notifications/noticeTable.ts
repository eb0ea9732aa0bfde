/** The three menus of the header: what happens in the business, what waits for somebody's answer, what happens to the system. */
export const noticeMenus = ['notification', 'message', 'event'] as const

/** One of the header's three menus. */
export type NoticeMenu = (typeof noticeMenus)[number]

/** Where a kind of notice is shown, and what it is about. */
export interface NoticeLine {
  menu: NoticeMenu
  /** Code of the page it is about: whoever may open that page is told. */
  page: string
  /** The entity of the record it leads to. */
  entity?: string
}

/** Every kind of notice; its words are the message `notices.{code}`, filled from the notice's facts. */
export const noticeTable = {
  'order.created': { menu: 'notification', page: 'distribution.order', entity: 'order' },
  'order.refunding': { menu: 'notification', page: 'distribution.order', entity: 'order' },
  'commission.booked': {
    menu: 'notification',
    page: 'distribution.distributionLog',
    entity: 'distributionLog',
  },
  'registration.waiting': { menu: 'message', page: 'system.user', entity: 'user' },
  'password.forgotten': { menu: 'message', page: 'system.user', entity: 'user' },
  'version.started': { menu: 'event', page: 'system.logger' },
  'migration.failed': { menu: 'event', page: 'system.logger' },
  'error.logged': { menu: 'event', page: 'system.logger', entity: 'logger' },
} as const satisfies Record<string, NoticeLine>

/** A kind of notice. */
export type NoticeCode = keyof typeof noticeTable

/** Every kind of notice, in the order of the table. */
export const noticeCodes: readonly NoticeCode[] = Object.keys(noticeTable).filter(isNoticeCode)

/** Whether a text names a kind of notice, as those that a newer version stored may not. */
export function isNoticeCode(code: unknown): code is NoticeCode {
  return typeof code === 'string' && Object.hasOwn(noticeTable, code)
}
