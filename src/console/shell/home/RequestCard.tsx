import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { noticeTable } from '#shared/notifications/noticeTable.ts'
import { waitingQuery } from '../../session/queries/noticeQueries.ts'
import { noticesPath } from '../header/notices/noticesPath.ts'
import { CountCard } from './CountCard.tsx'

/** The number of requests of a kind that wait for an answer; leads to them. */
export function RequestCard({ code }: { code: NoticeCode }) {
  const translate = useTranslate()
  const { data: count, isError } = useQuery(waitingQuery(code))
  return (
    <CountCard
      label={translate(`account.notifications.kinds.${code.replace('.', '_')}.title`)}
      count={count}
      isUnknown={isError}
      to={`${noticesPath}?menu=${noticeTable[code].menu}`}
    />
  )
}
