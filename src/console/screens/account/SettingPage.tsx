import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { AccountTabs } from './AccountTabs.tsx'
import { BasicSettings } from './BasicSettings.tsx'
import { BindingSettings } from './BindingSettings.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { SecuritySettings } from './SecuritySettings.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

const tabs = [
  { name: 'basic', Panel: BasicSettings },
  { name: 'security', Panel: SecuritySettings },
  { name: 'binding', Panel: BindingSettings },
  { name: 'notification', Panel: NotificationSettings },
] as const

/** Everything about one's own account. */
export function SettingPage() {
  const translate = useTranslate()
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
