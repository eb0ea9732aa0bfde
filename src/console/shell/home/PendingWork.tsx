import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { NoticeLine } from '#shared/contracts/NoticeLine.ts'
import { noticeCodes, noticeTable } from '#shared/notifications/noticeTable.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { HomeSection } from './HomeSection.tsx'
import { RequestCard } from './RequestCard.tsx'
import { TaskCard } from './TaskCard.tsx'
import { cardsStyle } from './homeStyle.ts'

/** The work that waits for the user: records of lists that they may open, and requests of others. */
export function PendingWork() {
  const translate = useTranslate()
  const { codes } = useAccess()
  const resources = useResources()
  const tasks = resources
    .filter(({ permissions }) => mayDo(codes, permissions.page))
    .flatMap((resource) => (resource.tasks ?? []).map((task) => ({ resource, task })))
  const requests = noticeCodes.filter((code) => {
    const { menu, page }: NoticeLine = noticeTable[code]
    return menu === 'message' && page !== undefined && mayDo(codes, page)
  })
  if (tasks.length + requests.length === 0) return null
  return (
    <HomeSection title={translate('shell.welcome.tasks')}>
      <Box sx={cardsStyle}>
        {tasks.map(({ resource, task }) => (
          <TaskCard key={`${resource.entity}.${task.name}`} resource={resource} task={task} />
        ))}
        {requests.map((code) => (
          <RequestCard key={code} code={code} />
        ))}
      </Box>
    </HomeSection>
  )
}
