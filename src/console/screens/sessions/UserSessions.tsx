import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PermissionCode } from '#generated/types/Entities.ts'
import type { User } from '#generated/types/user.ts'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { sessionsPath } from '#shared/permissions/ownPages.ts'
import { PartFailed } from '../../kit/page/PartFailed.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import type { OwnPanelProps } from '../parts/OwnParts.ts'
import { Panel } from '../parts/Panel.tsx'
import { sessionsOfUserQuery } from './allSessionsQuery.ts'
import { EndSessionDialog } from './EndSessionDialog.tsx'
import { SessionTable } from './SessionTable.tsx'
import { useSessionWords } from './useSessionWords.ts'

/** The log-ins and API keys of a user, below the user's record; only for users who may see all sessions. */
export function UserSessions({ record }: OwnPanelProps) {
  const may = useCan('system.sessions' satisfies PermissionCode)
  return may ? <Sessions userId={textOf(record['id'])} username={textOf(record[nameSource])} /> : null
}

const nameSource = 'username' satisfies keyof User

function Sessions({ userId, username }: { userId: string; username: string }) {
  const words = useSessionWords()
  const { data, error, refetch } = useQuery(sessionsOfUserQuery(userId))
  const [asking, setAsking] = useState<UserSession>()
  const all = `${sessionsPath}?q=${encodeURIComponent(username)}`
  const hasMore = data !== undefined && data.total > data.sessions.length
  return (
    <Panel title={words.title} tools={hasMore && <QuickLink to={all}>{words.seeAll(data.total)}</QuickLink>}>
      {error && !data && <PartFailed text={words.failed} onRetry={() => void refetch()} />}
      {data?.sessions.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {words.noneOfUser}
        </Typography>
      )}
      {data && data.sessions.length > 0 && (
        <SessionTable isOfOne sessions={data.sessions} onEnd={setAsking} />
      )}
      <EndSessionDialog session={asking} onClose={() => setAsking(undefined)} />
    </Panel>
  )
}
