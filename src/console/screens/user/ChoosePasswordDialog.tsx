import CasinoOutlined from '@mui/icons-material/CasinoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { usePasswordFault } from '../../kit/password/usePasswordFault.ts'
import { monospaceFamily } from '../../kit/colors/tokens.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { newPassword } from './newPassword.ts'

const longest = 128

interface ChoosePasswordDialogProps {
  title: string
  /** The owner of the password. */
  username: string
  busy: boolean
  onChoose: (password: string) => void
  onClose: () => void
}

/** Explains a reset and offers a random password, which may be edited. */
export function ChoosePasswordDialog({
  title,
  username,
  busy,
  onChoose,
  onClose,
}: ChoosePasswordDialogProps) {
  const translate = useTranslate()
  const [password, setPassword] = useState(newPassword)
  const fault = usePasswordFault(password, username)
  return (
    <ConfirmDialog
      open
      title={title}
      words={{ confirm: translate('permissions.user.reset'), cancel: translate('screens.action.cancel') }}
      color="warning"
      busy={busy}
      onClose={onClose}
      onConfirm={() => fault === undefined && onChoose(password)}
    >
      {translate('permissions.user.resetExplain')}
      <Box sx={{ pt: 2 }}>
        <TextField
          size="small"
          fullWidth
          label={translate('permissions.user.newPassword')}
          value={password}
          error={fault !== undefined}
          helperText={translate(fault ? `passwordFaults.${fault}` : 'permissions.user.newPasswordHelp')}
          onChange={(event) => setPassword(event.target.value)}
          slotProps={{
            htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: longest, style: passwordFont },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <Tooltip title={translate('permissions.user.generate')}>
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={translate('permissions.user.generate')}
                      onClick={() => setPassword(newPassword())}
                    >
                      <CasinoOutlined fontSize="small" />
                    </IconButton>
                  </Tooltip>
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
    </ConfirmDialog>
  )
}

/** A font in which l, 1 and I differ. */
const passwordFont = {
  fontFamily: monospaceFamily,
} as const
