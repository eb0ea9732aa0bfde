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
  /** Names of the facts that its words are filled with. */
  facts: readonly string[]
}

/** Every kind of notice; its words are the message `notices.{code}`, filled from the notice's facts. */
export const noticeTable = {
  'order.created': {
    menu: 'notification',
    page: 'distribution.order',
    entity: 'order',
    facts: ['trade_no', 'name', 'amount'],
  },
  'order.refunding': {
    menu: 'notification',
    page: 'distribution.order',
    entity: 'order',
    facts: ['trade_no', 'name', 'amount'],
  },
  'commission.booked': {
    menu: 'notification',
    page: 'distribution.distributionLog',
    entity: 'distributionLog',
    facts: ['trade_no', 'name', 'amount'],
  },
  'registration.waiting': { menu: 'message', page: 'system.user', entity: 'user', facts: ['username'] },
  'password.forgotten': { menu: 'message', page: 'system.user', entity: 'user', facts: ['username'] },
  'version.started': { menu: 'event', page: 'system.logger', facts: ['version'] },
  'migration.failed': { menu: 'event', page: 'system.logger', facts: ['version', 'reason'] },
  'error.logged': { menu: 'event', page: 'system.logger', entity: 'logger', facts: ['message'] },
} as const satisfies Record<string, NoticeLine>

/** A kind of notice. */
export type NoticeCode = keyof typeof noticeTable

/** Every kind of notice, in the order of the table. */
export const noticeCodes: readonly NoticeCode[] = Object.keys(noticeTable).filter(isNoticeCode)

/** Whether a text names a kind of notice, as those that a newer version stored may not. */
export function isNoticeCode(code: unknown): code is NoticeCode {
  return typeof code === 'string' && Object.hasOwn(noticeTable, code)
}
