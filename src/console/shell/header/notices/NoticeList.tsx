import { useTranslate } from 'react-admin'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { noticesQuery } from '../../../session/queries/noticeQueries.ts'
import type { NoticeRange } from '../../../session/queries/noticeQueries.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { useMarkRead } from './useMarkRead.ts'

interface NoticeListProps {
  menu: NoticeMenu
  range: NoticeRange
  /** Runs when the user follows a notice to its record. */
  onOpen?: () => void
}

/** One page of a menu's notices. */
export function NoticeList({ menu, range, onOpen }: NoticeListProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery(noticesQuery(menu, range))
  const markRead = useMarkRead()
  const name = translate(`header.notices.${menu}`)
  if (!data && error) {
    const title = translate('header.notices.failed', { name })
    return <LoadFailed title={title} error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Waiting />
  if (data.notices.length === 0) return <Nothing name={name} unreadOnly={range.unreadOnly} />
  return (
    <Box component="ul" aria-label={name} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.notices.map((notice) => {
        const read = () => markRead.mutate({ ids: [notice.id] })
        const open = () => {
          if (!notice.read) read()
          onOpen?.()
        }
        return <NoticeItem key={notice.id} notice={notice} onRead={read} onOpen={open} />
      })}
    </Box>
  )
}

function Waiting() {
  return (
    <Stack aria-busy spacing={2} sx={{ p: 2 }}>
      {[0, 1, 2, 3].map((row) => (
        <Stack key={row} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="rounded" height={32} sx={{ flex: 1 }} />
        </Stack>
      ))}
    </Stack>
  )
}

function Nothing({ name, unreadOnly }: { name: string; unreadOnly: boolean }) {
  const translate = useTranslate()
  const title = translate(unreadOnly ? 'header.notices.emptyUnread' : 'header.notices.empty', { name })
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6 }}>
      <NotificationsNone sx={{ fontSize: '2.5rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {!unreadOnly && (
        <Typography variant="body2" color="text.secondary">
          {translate('header.notices.emptyHint')}
        </Typography>
      )}
    </Stack>
  )
}
