import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import type { User } from '#generated/types/user.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { initialOf } from '../../../kit/text/initialOf.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { safeAddress } from '../../../kit/text/safeAddress.ts'
import { usePageWords } from '../parts/usePageWords.ts'

interface ProfileHeadProps {
  user: JsonObject
  children?: ReactNode
}

/** The current user's name, picture and roles, with a link to change them. */
export function ProfileHead({ user, children }: ProfileHeadProps) {
  const { profile: words } = usePageWords()
  const name = textOf(user['name' satisfies keyof User])
  const roles = listOf(user['roles' satisfies keyof User]).map((role) =>
    isJsonObject(role) ? textOf(role['role_name' satisfies keyof User['roles'][number]]) : '',
  )
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Avatar src={safeAddress(textOf(user['avatar' satisfies keyof User]))} alt="" sx={avatarStyle}>
          {initialOf(name)}
        </Avatar>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h6">
            {textOf(user['nickname' satisfies keyof User]) || name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {textOf(user['username' satisfies keyof User])}
          </Typography>
          <Stack direction="row" useFlexGap spacing={0.75} sx={{ mt: 0.75, flexWrap: 'wrap' }}>
            {roles.map((role) => (
              <Chip key={role} size="small" label={role} />
            ))}
          </Stack>
        </Box>
        <Button variant="contained" component={LinkBase} to="/setting">
          {words.edit}
        </Button>
      </Stack>
      {children}
    </Paper>
  )
}

const avatarStyle = {
  width: 64,
  height: 64,
  fontSize: '1.75rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
