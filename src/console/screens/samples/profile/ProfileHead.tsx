import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { initialOf } from '../../../kit/text/initialOf.ts'
import { isObject, listOf, textOf } from '../../../kit/text/readValue.ts'
import { safeAddress } from '../../../kit/text/safeAddress.ts'

interface ProfileHeadProps {
  user: JsonObject
  /** What can be done, at the end of the line. */
  actions?: ReactNode
  children?: ReactNode
}

/** Who somebody is, at a glance. */
export function ProfileHead({ user, actions, children }: ProfileHeadProps) {
  const name = textOf(user['name'])
  const roles = listOf(user['roles']).map((role) => (isObject(role) ? textOf(role['role_name']) : ''))
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar src={safeAddress(textOf(user['avatar']))} alt="" sx={avatarStyle}>
          {initialOf(name)}
        </Avatar>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h6">
            {textOf(user['nickname']) || name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {textOf(user['username'])}
          </Typography>
          <Stack direction="row" useFlexGap spacing={0.75} sx={{ mt: 0.75, flexWrap: 'wrap' }}>
            {roles.map((role) => (
              <Chip key={role} size="small" label={role} />
            ))}
          </Stack>
        </Box>
        {actions}
      </Stack>
      {children}
    </Paper>
  )
}

const avatarStyle = {
  width: 64,
  height: 64,
  fontSize: 28,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
