import { useState } from 'react'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import { initialOf } from '../../../kit/text/initialOf.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { UserDialog } from './UserMenuList.tsx'

const UserMenuList = lazy(async () => ({ default: (await import('./UserMenuList.tsx')).UserMenuList }))
const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }))
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../../screens/account/password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))

/** The menu of the user's own pages and actions: profile, settings, password and log-out; on phones also the language. */
export function UserMenu() {
  const { data: user } = useQuery(currentUserQuery)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [dialog, setDialog] = useState<UserDialog>()
  const name = user?.name ?? ''
  const open = (which: UserDialog) => {
    setAnchor(null)
    setDialog(which)
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
        sx={{ minWidth: 0, px: 1, gap: 1 }}
      >
        <Avatar aria-hidden src={user?.avatar} alt="" sx={avatarStyle}>
          {initialOf(name)}
        </Avatar>
        <Typography component="span" noWrap sx={nameStyle}>
          {name}
        </Typography>
      </Button>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <UserMenuList anchor={anchor} onClose={() => setAnchor(null)} onDialog={open} />
        </Overlay>
      )}
      {dialog === 'password' && (
        <Overlay onClose={() => setDialog(undefined)}>
          {<ChangePasswordDialog open onClose={() => setDialog(undefined)} />}
        </Overlay>
      )}
      {dialog === 'logout' && (
        <Overlay onClose={() => setDialog(undefined)}>
          <LogoutDialog open onClose={() => setDialog(undefined)} />
        </Overlay>
      )}
    </>
  )
}

/** On phones only screen readers get the name, because there is no room for it. */
const nameStyle = { maxWidth: '8.75rem', '@media (max-width: 599.95px)': visuallyHidden }

const avatarStyle = {
  width: '1.75rem',
  height: '1.75rem',
  fontSize: '0.8125rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
