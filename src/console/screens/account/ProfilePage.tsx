import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { User } from '#generated/types/user.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { safeAddress } from '../../kit/text/safeAddress.ts'
import { AccountTabs } from './AccountTabs.tsx'
import { BasicSettings } from './BasicSettings.tsx'
import { SecuritySettings } from './SecuritySettings.tsx'
import { initialOf } from '../../kit/text/initialOf.ts'
import { WithProfile } from './WithProfile.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

const tabs = [
  { name: 'information', Panel: BasicSettings },
  { name: 'security', Panel: SecuritySettings },
] as const

const facts = [
  'username',
  'email',
  'phone',
  'country',
  'province',
  'city',
  'address',
] as const satisfies readonly (keyof User)[]

/** The current user's profile: a card, and next to it the form. */
export function ProfilePage() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '320px 1fr' },
        alignItems: 'start',
      }}
    >
      <PageTitle title="account.profile" />
      <Paper variant="outlined" component="section" sx={{ p: 3, minWidth: 0 }}>
        <WithProfile>{(profile) => <ProfileCard {...profile} />}</WithProfile>
      </Paper>
      <Paper variant="outlined" sx={{ overflow: 'hidden', minWidth: 0 }}>
        <AccountTabs tabs={tabs} />
      </Paper>
    </Box>
  )
}

function ProfileCard({ user, resource }: { user: JsonObject; resource: Resource }) {
  const translate = useTranslate()
  const { label } = useEntityWords(resource)
  const name = textOf(user['name' satisfies keyof User])
  const roles = listOf(user['roles' satisfies keyof User]).map((role) =>
    isJsonObject(role) ? textOf(role['role_name' satisfies keyof User['roles'][number]]) : '',
  )
  const known = facts.filter((fact) => textOf(user[fact]) !== '')
  return (
    <>
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1 }}>
        <Avatar src={safeAddress(textOf(user['avatar' satisfies keyof User]))} alt="" sx={avatarStyle}>
          {initialOf(name)}
        </Avatar>
        <Typography component="h2" variant="h6">
          {textOf(user['nickname' satisfies keyof User]) || name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {textOf(user['profile' satisfies keyof User]) || translate('account.noProfile')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'center' }}>
          {roles.map((role) => (
            <Chip key={role} size="small" label={role} />
          ))}
        </Box>
      </Box>
      <Divider sx={{ my: 2.5 }} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}
      >
        {known.map((fact) => (
          <Box key={fact} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(fact)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {textOf(user[fact])}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}

const avatarStyle = {
  width: 88,
  height: 88,
  fontSize: '2.25rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
}
