import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { languageSwitch } from '../../login/frame/languageSwitch.ts'
import { Drawn } from '../skeleton/Drawn.tsx'
import { useTitle } from '../../kit/page/useTitle.ts'
import { currentKey } from '../../session/api/currentQueries.ts'
import { logOut } from '../../session/api/session.ts'
import { ChangePasswordForm } from '../../screens/account/password/ChangePasswordForm.tsx'

/** Everything else waits until somebody whose password was given out has one of their own. */
export function PasswordDuePage() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const title = translate('shell.password.dueTitle')
  useTitle(title)
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <Box sx={{ position: 'fixed', top: 16, right: 16 }}>
        <Drawn make={languageSwitch} />
      </Box>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, mb: 1 }}>
          {translate('shell.password.dueHint')}
        </Typography>
        <ChangePasswordForm onSaved={() => void queryClient.resetQueries({ queryKey: currentKey })} />
        <Button sx={{ mt: 2 }} onClick={() => void logOut()}>
          {translate('shell.logout')}
        </Button>
      </Paper>
    </Box>
  )
}
