import { businessNotices } from '../business/notices.ts'
import { exportsPath } from '../contracts/ExportJob.ts'
import { securityPath } from '../contracts/sessions/ApiKey.ts'
import type { NoticeLine } from '../contracts/NoticeLine.ts'

/** Every kind of notice; its words are the message `notices.{code}`, filled from the notice's facts. */
export const noticeTable = {
  ...businessNotices,
  'registration.waiting': { menu: 'message', page: 'system.user', entity: 'user', facts: ['username'] },
  'password.forgotten': { menu: 'message', page: 'system.user', entity: 'user', facts: ['username'] },
  'version.started': { menu: 'event', page: 'system.logger', facts: ['version'] },
  'migration.failed': { menu: 'event', page: 'system.logger', facts: ['version', 'reason'] },
  'webhook.failing': {
    menu: 'event',
    page: 'system.webhook',
    entity: 'webhook',
    facts: ['name', 'reason'],
  },
  'error.logged': { menu: 'event', page: 'system.logger', entity: 'logger', facts: ['message'] },
  'export.done': { menu: 'event', address: exportsPath, facts: ['entity', 'rows'] },
  'apiKey.ending': { menu: 'event', address: securityPath, facts: ['name', 'until'] },
  'export.failed': { menu: 'event', address: exportsPath, facts: ['entity'] },
} as const satisfies Record<string, NoticeLine>

/** A kind of notice. */
export type NoticeCode = keyof typeof noticeTable

/** Every kind of notice, in the order of the table. */
export const noticeCodes: readonly NoticeCode[] = Object.keys(noticeTable).filter(isNoticeCode)

/** Whether a text is a known kind of notice; a stored one of a newer version may not be. */
export function isNoticeCode(code: unknown): code is NoticeCode {
  return typeof code === 'string' && Object.hasOwn(noticeTable, code)
}
