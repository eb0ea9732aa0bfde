import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { currentUserQuery } from '../../session/api/currentQueries.ts'
import { callApi } from '../../session/api/session.ts'
import { reloadConsole } from './reloadConsole.ts'

/** A banner on every page that names the viewed roles, with a button to end the view. */
export function ViewBanner() {
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const { data: user } = useQuery(currentUserQuery)
  const end = useMutation({
    mutationFn: () => callApi('/current/view-as', { method: 'DELETE' }),
    onSuccess: reloadConsole,
    onError: (error) => notifyFailure(error, 'viewAs.notEnded'),
  })
  if (!user || user.viewedRoles.length === 0) return null
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center', py: 0 }}
      action={
        <Button color="inherit" size="small" loading={end.isPending} onClick={() => end.mutate()}>
          {translate('viewAs.end')}
        </Button>
      }
    >
      {translate('viewAs.banner', { roles: user.viewedRoles.join(translate('shell.comma')) })}
    </Alert>
  )
}
