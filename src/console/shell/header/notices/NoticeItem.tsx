import { useLocale, useTranslate } from 'react-admin'
import DoneIcon from '@mui/icons-material/Done'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { Link } from 'react-router-dom'
import type { Notice } from '../../../session/queries/noticeQueries.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { NoticeIcon } from './NoticeIcon.tsx'
import { noticeAddress } from './noticeAddress.ts'
import { relativeTime } from './relativeTime.ts'
import { useNoticeWords } from './useNoticeWords.ts'

interface NoticeItemProps {
  notice: Notice
  onOpen: () => void
  onRead: () => void
}

/** One notice with its text and time; a click leads to its record. */
export function NoticeItem({ notice, onOpen, onRead }: NoticeItemProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const words = useNoticeWords()(notice)
  const address = noticeAddress(notice)
  const { createdAt, settled, read } = notice
  const isUnread = !read && !settled
  return (
    <Box component="li" sx={itemStyle}>
      <NoticeIcon code={notice.code} isUnread={isUnread} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isUnread && <Box sx={visuallyHidden}>{translate('header.notices.isUnread')}</Box>}
        {address === undefined ? (
          <Typography sx={textStyle(isUnread)}>{words}</Typography>
        ) : (
          <MuiLink component={Link} to={address} onClick={onOpen} color="inherit" sx={textStyle(isUnread)}>
            {words}
          </MuiLink>
        )}
        <Box sx={footStyle}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relativeTime(createdAt, locale === 'zh' ? 'zh-CN' : 'en-US')}
          </time>
          {settled && <Chip size="small" variant="outlined" label={translate('header.notices.settled')} />}
        </Box>
      </Box>
      {isUnread && <ReadButton about={words} onRead={onRead} />}
    </Box>
  )
}

function ReadButton({ about, onRead }: { about: string; onRead: () => void }) {
  const label = useTranslate()('header.notices.readOne')
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={`${label}: ${about}`} onClick={onRead}>
        <DoneIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

const itemStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  // Lies above the link that covers the line.
  '& > .MuiIconButton-root': { position: 'relative', zIndex: 1 },
}

/** The link covers the whole line, so it is easy to hit. */
const textStyle = (isUnread: boolean) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: isUnread ? 600 : 400,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'p&::after': { content: 'none' },
})

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 0.25,
  color: 'text.secondary',
  fontSize: '0.75rem',
  '& .MuiChip-root': { height: '1.125rem', fontSize: '0.6875rem' },
}
