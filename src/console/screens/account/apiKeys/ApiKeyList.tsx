import KeyIcon from '@mui/icons-material/Key'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { apiKeySoonDays } from '#shared/contracts/sessions/ApiKey.ts'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { apiKeysQuery } from '../shared/accountQueries.ts'
import { Facts } from '../shared/Facts.tsx'
import { SettingRow } from '../shared/SettingRow.tsx'
import { SettingSection } from '../shared/SettingSection.tsx'
import { useEndCall } from '../../parts/useEndCall.ts'

const ApiKeyDialog = lazy(async () => ({ default: (await import('./ApiKeyDialog.tsx')).ApiKeyDialog }))

/** The current user's API keys, with a button to end each; nothing where the installation allows none and the user has none. */
export function ApiKeyList() {
  const translate = useTranslate()
  const asked = useQuery(apiKeysQuery)
  const { keys = [], daysAtMost = 0 } = asked.data ?? {}
  const [isMaking, setMaking] = useState(false)
  const [asking, setAsking] = useState<ApiKey>()
  const end = useEndCall({
    queryKey: apiKeysQuery.queryKey,
    words: { done: 'account.apiKeys.ended', failed: 'account.apiKeys.notEnded' },
    onDone: () => setAsking(undefined),
  })
  if (asked.data && daysAtMost === 0 && keys.length === 0) return null
  const make = (
    <Button size="small" disabled={daysAtMost === 0} onClick={() => setMaking(true)}>
      {translate('account.apiKeys.make')}
    </Button>
  )
  return (
    <>
      <SettingSection
        title={translate('account.apiKeys.title')}
        hint={translate('account.apiKeys.hint')}
        action={make}
        asked={asked}
      >
        {keys.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} onEnd={() => setAsking(key)} />
        ))}
      </SettingSection>
      {asked.data && keys.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1.75 }}>
          {translate('account.apiKeys.none')}
        </Typography>
      )}
      {isMaking && (
        <Overlay onClose={() => setMaking(false)}>
          <ApiKeyDialog daysAtMost={daysAtMost} onClose={() => setMaking(false)} />
        </Overlay>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={translate('account.apiKeys.endTitle')}
        words={{ confirm: translate('account.apiKeys.end'), cancel: translate('shell.cancel') }}
        color="error"
        busy={end.busy}
        onConfirm={() => asking && end.call(`/current/api-keys/${asking.id}`)}
        onClose={() => setAsking(undefined)}
      >
        {translate('account.apiKeys.endQuestion', { name: asking?.name })}
      </ConfirmDialog>
    </>
  )
}

function ApiKeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const translate = useTranslate()
  const words = translate('account.apiKeys.end')
  const used =
    apiKey.last_used_at === null
      ? translate('account.apiKeys.unused')
      : translate('account.apiKeys.used', { date: formatDateTime(apiKey.last_used_at) })
  return (
    <SettingRow
      icon={<KeyIcon aria-hidden sx={{ color: 'text.secondary' }} />}
      title={
        <>
          {apiKey.name}
          {apiKey.read_only && (
            <Chip size="small" label={translate('account.apiKeys.readOnly')} sx={{ ml: 1 }} />
          )}
          {endsSoon(apiKey) && (
            <Chip size="small" color="warning" label={translate('account.apiKeys.endsSoon')} sx={{ ml: 1 }} />
          )}
        </>
      }
      hint={
        <Facts
          facts={[
            translate('account.apiKeys.since', { date: formatDateTime(apiKey.created_at) }),
            translate('account.apiKeys.until', { date: formatDateTime(apiKey.expires_at) }),
            used,
          ]}
        />
      }
    >
      <Button size="small" aria-label={`${words} ${apiKey.name}`} onClick={onEnd}>
        {words}
      </Button>
    </SettingRow>
  )
}

function endsSoon({ expires_at: end }: ApiKey): boolean {
  return Date.parse(end) - Date.now() < apiKeySoonDays * 86_400_000
}
