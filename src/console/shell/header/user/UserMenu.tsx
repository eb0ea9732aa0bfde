import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import HomeIcon from '@mui/icons-material/AccountCircleOutlined'
import ExportsIcon from '@mui/icons-material/FileDownloadOutlined'
import SettingsIcon from '@mui/icons-material/ManageAccountsOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import PasswordIcon from '@mui/icons-material/PasswordOutlined'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { exportsPath } from '#shared/contracts/ExportJob.ts'
import { currentLanguage } from '../../../kit/config/language.ts'
import { languageItems } from './languageItems.tsx'
import { currentUserQuery } from '../../../session/api/currentQueries.ts'
import { initialOf } from '../../../kit/text/initialOf.ts'
import { lazy } from '../../../kit/page/lazy.ts'

const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }))
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../../screens/account/password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))

/** What is about oneself: profile, settings, the password, and the way out; on phones the language too. */
export function UserMenu() {
  const translate = useTranslate()
  const { data: user } = useQuery(currentUserQuery)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'password' | 'logout'>()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const name = user?.name ?? ''
  const open = (which: typeof dialog) => {
    setAnchor(null)
    setDialog(which)
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, px: 1, gap: 1 }}
      >
        <Avatar aria-hidden src={user?.avatar} alt="" sx={avatarStyle}>
          {initialOf(name)}
        </Avatar>
        <Typography component="span" noWrap sx={nameStyle}>
          {name}
        </Typography>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        variant="menu"
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to="/setting" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          {translate('account.setting')}
        </MenuItem>
        <MenuItem component={Link} to="/profile" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <HomeIcon fontSize="small" />
          </ListItemIcon>
          {translate('account.profile')}
        </MenuItem>
        <MenuItem component={Link} to={exportsPath} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <ExportsIcon fontSize="small" />
          </ListItemIcon>
          {translate('account.exports')}
        </MenuItem>
        <MenuItem onClick={() => open('password')}>
          <ListItemIcon>
            <PasswordIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.changePassword')}
        </MenuItem>
        {isNarrow && <Divider />}
        {isNarrow && languageItems(currentLanguage(), () => setAnchor(null))}
        <Divider />
        <MenuItem onClick={() => open('logout')}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.logout')}
        </MenuItem>
      </Menu>
      {dialog === 'password' && (
        <Suspense fallback={null}>
          {<ChangePasswordDialog open onClose={() => setDialog(undefined)} />}
        </Suspense>
      )}
      {dialog === 'logout' && (
        <Suspense fallback={null}>
          <LogoutDialog open onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** On phones only screen readers have room for the name. */
const nameStyle = { maxWidth: 140, '@media (max-width: 599.95px)': visuallyHidden }

const avatarStyle = {
  width: 28,
  height: 28,
  fontSize: 13,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
