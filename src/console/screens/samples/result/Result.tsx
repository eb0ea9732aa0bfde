import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorIcon from '@mui/icons-material/Error'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface ResultProps {
  status: 'success' | 'error'
  title: string
  hint: string
  /** The buttons for the next steps. */
  actions: ReactNode
  /** The details. */
  children?: ReactNode
}

const icons = { success: CheckCircle, error: ErrorIcon } as const

/** A result that fills a page: its status, an explanation and the next steps. */
export function Result({ status, title, hint, actions, children }: ResultProps) {
  const Icon = icons[status]
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: { xs: 5, md: 7 } }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center' }} role="status">
        <Icon color={status} aria-hidden sx={{ fontSize: '4.5rem', mb: 2 }} />
        <Typography component="h2" variant="h4">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: 520 }}>
          {hint}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mt: 3, justifyContent: 'center', flexWrap: 'wrap' }}
      >
        {actions}
      </Stack>
      {children !== undefined && <Box sx={detailStyle}>{children}</Box>}
    </Paper>
  )
}

const detailStyle = {
  mt: 4,
  mx: 'auto',
  p: { xs: 2, sm: 3 },
  maxWidth: 720,
  borderRadius: 1,
  bgcolor: 'action.hover',
}
