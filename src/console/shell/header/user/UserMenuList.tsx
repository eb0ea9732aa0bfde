import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import HomeIcon from '@mui/icons-material/AccountCircleOutlined'
import ExportsIcon from '@mui/icons-material/FileDownloadOutlined'
import SettingsIcon from '@mui/icons-material/ManageAccountsOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import PasswordIcon from '@mui/icons-material/PasswordOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { exportsPath } from '#shared/contracts/ExportJob.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { currentLanguage } from '../../../kit/config/language.ts'
import { languageItems } from './languageItems.tsx'

/** The dialogs that the menu opens. */
export type UserDialog = 'password' | 'logout'

interface UserMenuListProps {
  anchor: HTMLElement | null
  onClose: () => void
  onDialog: (which: UserDialog) => void
}

/** The entries of the user menu. */
export function UserMenuList({ anchor, onClose, onDialog }: UserMenuListProps) {
  const translate = useTranslate()
  const isNarrow = useIsPhone()
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      variant="menu"
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem component={Link} to="/setting" onClick={onClose}>
        <ListItemIcon>
          <SettingsIcon fontSize="small" />
        </ListItemIcon>
        {translate('account.setting')}
      </MenuItem>
      <MenuItem component={Link} to="/profile" onClick={onClose}>
        <ListItemIcon>
          <HomeIcon fontSize="small" />
        </ListItemIcon>
        {translate('account.profile')}
      </MenuItem>
      <MenuItem component={Link} to={exportsPath} onClick={onClose}>
        <ListItemIcon>
          <ExportsIcon fontSize="small" />
        </ListItemIcon>
        {translate('account.exports')}
      </MenuItem>
      <MenuItem onClick={() => onDialog('password')}>
        <ListItemIcon>
          <PasswordIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.changePassword')}
      </MenuItem>
      {isNarrow && <Divider />}
      {isNarrow && languageItems(currentLanguage(), onClose)}
      <Divider />
      <MenuItem onClick={() => onDialog('logout')}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.logout')}
      </MenuItem>
    </Menu>
  )
}
