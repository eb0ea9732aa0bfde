import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { sessionsQuery } from './shared/accountQueries.ts'
import type { OwnSession } from './shared/accountQueries.ts'
import { DeviceIcon } from '../parts/DeviceIcon.tsx'
import { Facts } from './shared/Facts.tsx'
import { SettingRow } from './shared/SettingRow.tsx'
import { SettingSection } from './shared/SettingSection.tsx'
import { useEndCall } from '../parts/useEndCall.ts'

const path = '/current/sessions'

/** The current user's log-ins, with buttons to end each of them or all others. */
export function SessionList() {
  const translate = useTranslate()
  const asked = useQuery(sessionsQuery)
  const { data: sessions } = asked
  const [asking, setAsking] = useState<OwnSession | 'others'>()
  const end = useEndCall({
    queryKey: sessionsQuery.queryKey,
    words: { done: 'account.sessions.ended', failed: 'account.sessions.notEnded' },
    onDone: () => setAsking(undefined),
  })
  const question = asking === 'others' ? 'endOthersQuestion' : 'endQuestion'
  const endOthers = (
    <Button
      size="small"
      color="error"
      disabled={(sessions?.length ?? 0) < 2}
      onClick={() => setAsking('others')}
    >
      {translate('account.sessions.endOthers')}
    </Button>
  )
  return (
    <>
      <SettingSection title={translate('account.sessions.title')} action={endOthers} asked={asked}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsking(session)} />
        ))}
      </SettingSection>
      <ConfirmDialog
        open={asking !== undefined}
        title={translate('account.sessions.end')}
        words={{ confirm: translate('account.sessions.end'), cancel: translate('shell.cancel') }}
        color="error"
        busy={end.busy}
        onConfirm={() => asking && end.call(asking === 'others' ? path : `${path}/${asking.id}`)}
        onClose={() => setAsking(undefined)}
      >
        {translate(`account.sessions.${question}`)}
      </ConfirmDialog>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const translate = useTranslate()
  const parts = [session.browser, session.system].filter((part) => part !== null)
  const device = parts.join(' · ') || translate('account.sessions.unknown')
  const words = translate('account.sessions.end')
  return (
    <SettingRow
      icon={<DeviceIcon kind={session.kind} />}
      title={
        <>
          {device}
          {session.current && (
            <Chip size="small" color="primary" label={translate('account.sessions.current')} sx={{ ml: 1 }} />
          )}
        </>
      }
      hint={
        <Facts
          facts={[
            session.address,
            translate('account.sessions.began', { date: formatDateTime(session.created_at) }),
            translate('account.sessions.used', { date: formatDateTime(session.last_used_at) }),
          ]}
        />
      }
    >
      {!session.current && (
        <Button size="small" aria-label={`${words} ${device}`} onClick={onEnd}>
          {words}
        </Button>
      )}
    </SettingRow>
  )
}
