import { useTranslate } from 'react-admin'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

/** Names the framed site, since the browser's address bar does not, and links to it in a window of its own. */
export function FrameBar({ url }: { url: string }) {
  const translate = useTranslate()
  return (
    <Box sx={barStyle}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {translate('shell.frame.from', { host: new URL(url).host })}
      </Box>
      <Button
        size="small"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<OpenInNew sx={{ fontSize: '1rem' }} />}
      >
        {translate('shell.frame.open')}
      </Button>
    </Box>
  )
}

const barStyle = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: '2.5rem',
  px: { xs: 1.5, sm: 2 },
  color: 'text.secondary',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
}
