import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { securityQuery } from '../shared/accountQueries.ts'
import { SettingRow } from '../shared/SettingRow.tsx'
import type { FactorChange } from './SecondFactorDialog.tsx'

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
}))

/** Whether the second factor is on and since when, with buttons to change that. */
export function SecondFactorRow() {
  const translate = useTranslate()
  const { data } = useQuery(securityQuery)
  // The subject of the dialog stays the same while it is open.
  const [changing, setChanging] = useState<FactorChange>()
  const isOn = (data?.enabledAt ?? '') !== ''
  const title = translate('account.secondFactor.title')
  const words = translate(`account.secondFactor.${isOn ? 'disable' : 'enable'}`)
  const facts = data && isOn && { date: formatDateTime(data.enabledAt), smart_count: data.recoveryCodes }
  const hint = facts ? translate('account.secondFactor.on', facts) : translate('account.secondFactor.off')
  return (
    <SettingRow title={title} hint={data ? hint : ' '}>
      {isOn && (
        <Button size="small" onClick={() => setChanging('codes')}>
          {translate('account.secondFactor.renew')}
        </Button>
      )}
      {data && (
        <Button
          size="small"
          aria-label={`${words} ${title}`}
          onClick={() => setChanging(isOn ? 'off' : 'on')}
        >
          {words}
        </Button>
      )}
      {data && changing && (
        <Overlay onClose={() => setChanging(undefined)}>
          <SecondFactorDialog
            change={changing}
            demanded={data.demanded}
            onClose={() => setChanging(undefined)}
          />
        </Overlay>
      )}
    </SettingRow>
  )
}
