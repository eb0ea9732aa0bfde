import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useTitle } from '../../kit/page/useTitle.ts'
import { languageSwitch } from '../../login/frame/languageSwitch.ts'
import { logOut } from '../../session/api/session.ts'
import { DomElement } from '../skeleton/DomElement.tsx'

/** A page with a task that the user must do for their account before everything else. */
export function DuePage({ title, hint, children }: DuePageProps) {
  const translate = useTranslate()
  useTitle(title)
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <Box sx={{ position: 'fixed', top: 16, right: 16 }}>
        <DomElement make={languageSwitch} />
      </Box>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, mb: 1 }}>
          {hint}
        </Typography>
        {children}
        <Button sx={{ mt: 2 }} onClick={() => void logOut()}>
          {translate('shell.logout')}
        </Button>
      </Paper>
    </Box>
  )
}

interface DuePageProps {
  title: string
  hint: string
  children: ReactNode
}
