import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import NewVersionIcon from '@mui/icons-material/RocketLaunchOutlined'
import WebhookIcon from '@mui/icons-material/SyncProblemOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import StorageIcon from '@mui/icons-material/StorageOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import { businessNoticeLooks } from '../../../business/noticeLooks.ts'
import type { NoticeLook } from '../../../kit/widgets/NoticeLook.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'

const looks = {
  ...businessNoticeLooks,
  'registration.waiting': { Icon: PersonAddIcon, color: 'primary.main' },
  'password.forgotten': { Icon: KeyIcon, color: 'warning.main' },
  'version.started': { Icon: NewVersionIcon, color: 'info.main' },
  'migration.failed': { Icon: StorageIcon, color: 'error.main' },
  'export.done': { Icon: DownloadIcon, color: 'success.main' },
  'export.failed': { Icon: DownloadIcon, color: 'error.main' },
  'apiKey.ending': { Icon: KeyIcon, color: 'warning.main' },
  'webhook.failing': { Icon: WebhookIcon, color: 'error.main' },
  'error.logged': { Icon: ErrorIcon, color: 'error.main' },
} as const satisfies Record<NoticeCode, NoticeLook>

/** The icon of a kind of notice, with a dot if the notice is unread. */
export function NoticeIcon({ code, isUnread }: { code: NoticeCode; isUnread: boolean }) {
  const { Icon, color } = looks[code]
  return (
    <Badge variant="dot" color="error" overlap="circular" invisible={!isUnread} aria-hidden>
      <Box sx={{ ...discStyle, color }}>
        <Icon sx={{ fontSize: '1.25rem' }} />
      </Box>
    </Badge>
  )
}

const discStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  bgcolor: 'action.hover',
}
