import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslate } from 'react-admin'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { TabListContext } from '../../../kit/tabs/TabsContext.ts'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import { drafts } from '../../../session/drafts/drafts.ts'
import { logOut } from '../../../session/api/session.ts'

/** Asks before a log-out. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const [leaving, setLeaving] = useState(false)
  const { tabs } = use(TabListContext)
  const user = useQuery(currentUserQuery).data?.id
  // Other windows of this browser are logged out too.
  const loses = tabs.some(({ unsaved }) => unsaved) || (user !== undefined && drafts.has(user))
  const leave = () => {
    setLeaving(true)
    void logOut()
  }
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="logout-title">
      <DialogTitle id="logout-title">{translate('shell.logoutTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.logoutConfirm')}</DialogContentText>
        {loses && (
          <DialogContentText sx={{ mt: 1, color: 'warning.main' }}>
            {translate('shell.logoutLoses')}
          </DialogContentText>
        )}
        {tabs.some(({ busy }) => busy) && (
          <DialogContentText sx={{ mt: 1, color: 'warning.main' }}>
            {translate('shell.logoutStops')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('shell.cancel')}</Button>
        <Button variant="contained" autoFocus disabled={leaving} onClick={leave}>
          {translate('shell.logout')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
