import type { ReactNode } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { homeItem } from '../../session/menus/consoleMenus.ts'
import { useTitle } from '../../kit/page/useTitle.ts'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { monospaceFamily } from '../../kit/colors/tokens.ts'
import type { MessageKey } from '../../kit/messages/MessageKey.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** A page that explains a problem and offers a way on. */
export function ProblemPage(props: ProblemPageProps) {
  const {
    code,
    title,
    hint,
    details,
    onRetry,
    retryLabel = 'shell.retry',
    isPassing = false,
    children,
  } = props
  const translate = useTranslate()
  const navigate = useNavigate()
  useTitle(isPassing ? '' : title)
  useTabTitle(isPassing ? '' : title)
  return (
    <Paper variant="outlined" sx={{ px: 3, py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <PageTitle title={title} />
      {code !== undefined && (
        <Typography aria-hidden component="p" sx={codeStyle}>
          {code}
        </Typography>
      )}
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        {hint}
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {translate(retryLabel)}
          </Button>
        )}
        <Button variant={onRetry ? 'outlined' : 'contained'} onClick={() => navigate(homeItem.path)}>
          {translate('shell.toHome')}
        </Button>
        <Button onClick={() => navigate(-1)}>{translate('shell.back')}</Button>
      </Stack>
      {children}
      {details && (
        <Box component="details" sx={{ mt: 4, color: 'text.secondary' }}>
          <summary>{translate('shell.problem.details')}</summary>
          <Box component="pre" sx={{ fontFamily: monospaceFamily, whiteSpace: 'pre-wrap' }}>
            {details}
          </Box>
        </Box>
      )}
    </Paper>
  )
}

const codeStyle = {
  mb: 1,
  color: 'primary.main',
  fontSize: { xs: '4rem', md: '5.5rem' },
  fontWeight: 700,
  lineHeight: 1.1,
  opacity: 0.7,
}

interface ProblemPageProps {
  code?: string | undefined
  title: string
  hint: string
  details?: string
  onRetry?: () => void
  /** The label of the button if a mere retry would fail again. */
  retryLabel?: MessageKey | undefined
  /** Whether the problem may pass, so that the tab keeps its name. */
  isPassing?: boolean
  /** Further content below the explanation. */
  children?: ReactNode
}
