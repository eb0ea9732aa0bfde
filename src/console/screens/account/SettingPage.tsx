import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { AccountTabs } from './AccountTabs.tsx'
import type { AccountTab } from './AccountTabs.tsx'
import { BasicSettings } from './BasicSettings.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { SecuritySettings } from './SecuritySettings.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** All settings of the current user's account; `ownTabs` are the tabs that only some installations have. */
export function SettingPage({ ownTabs }: { ownTabs: readonly AccountTab[] }) {
  const translate = useTranslate()
  const tabs = [
    { name: 'basic', Panel: BasicSettings },
    { name: 'security', Panel: SecuritySettings },
    ...ownTabs,
    { name: 'notification', Panel: NotificationSettings },
  ]
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <PageTitle title="account.setting" />
      <Typography component="h2" sx={visuallyHidden}>
        {translate('account.setting')}
      </Typography>
      <AccountTabs tabs={tabs} isVertical />
    </Paper>
  )
}
