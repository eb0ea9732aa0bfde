import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { LinkBase, useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { PermissionCode } from '#generated/types/Entities.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { useCan } from '../../session/access/AccessContext.ts'
import { loginOffersQuery } from '../../session/api/loginOffersQuery.ts'
import { SettingRow, SettingRows } from '../../screens/account/shared/SettingRow.tsx'
import { WeChatRow } from './WeChatRow.tsx'

const config: EntityName = 'weChatConfig'

/** The external accounts bound to this one, as far as the installation offers any. */
export function BindingSettings() {
  const translate = useTranslate()
  const mayConfigure = useCan('distribution.weChatConfig.edit' satisfies PermissionCode)
  const { data, error, refetch } = useQuery(loginOffersQuery)
  if (error && !data)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={72} sx={{ maxWidth: 760 }} />
  return (
    <SettingRows>
      {data.weChat ? (
        <WeChatRow />
      ) : (
        <SettingRow
          title={translate('weChat.title')}
          hint={translate(`weChat.${mayConfigure ? 'configureHint' : 'notConfiguredHint'}`)}
        >
          {mayConfigure ? (
            <Button component={LinkBase} to={`/${config}`}>
              {translate('weChat.configure')}
            </Button>
          ) : (
            <Chip size="small" variant="outlined" label={translate('weChat.notConfigured')} />
          )}
        </SettingRow>
      )}
    </SettingRows>
  )
}
