import { noticeTable } from '#shared/notifications/noticeTable.ts'
import type { NoticeLine } from '#shared/contracts/NoticeLine.ts'
import type { Notice } from '../../../session/queries/noticeQueries.ts'

/** The address that a notice leads to: its record, a page, or undefined. */
export function noticeAddress({ code, recordId }: Pick<Notice, 'code' | 'recordId'>): string | undefined {
  const { entity, address }: NoticeLine = noticeTable[code]
  if (address !== undefined) return address
  return entity !== undefined && recordId !== null ? `/${entity}/${recordId}/show` : undefined
}
