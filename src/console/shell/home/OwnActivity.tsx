import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import type { Audit } from '#generated/types/audit.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { PartFailed } from '../../kit/page/PartFailed.tsx'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { activityQuery } from '../../session/queries/activityQuery.ts'
import type { Activity } from '../../session/queries/activityQuery.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { HomeSection } from './HomeSection.tsx'
import { useActivityWords } from './useActivityWords.ts'
import { relativeTime } from '../header/notices/relativeTime.ts'

const audit: EntityName = 'audit'

/** The user's latest changes, each with a link to its record. */
export function OwnActivity() {
  const words = useActivityWords()
  const { data, isError, refetch } = useQuery(activityQuery)
  const isUnknown = isError && !data
  return (
    <HomeSection title={words.title}>
      <Card>
        {isUnknown && <PartFailed text={words.failed} onRetry={() => void refetch()} />}
        {!data && !isUnknown && <Skeleton variant="rectangular" height={240} />}
        {data?.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
            {words.nothing}
          </Typography>
        )}
        {data && data.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map((line) => (
              <ActivityLine key={line.id} line={line} />
            ))}
          </Box>
        )}
      </Card>
    </HomeSection>
  )
}

/** Actions whose record has no page any more. */
const removing: ReadonlySet<string> = new Set<Audit['action']>(['delete', 'purge'])

function ActivityLine({ line: { action, entity, subject, at, recordId } }: { line: Activity }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { codes } = useAccess()
  const resource = resourceOf(entity)
  const address = resource?.kind === 'single' ? `/${entity}` : `/${entity}/${recordId}/show`
  const isThere =
    resource && recordId !== '' && !removing.has(action) && mayDo(codes, resource.permissions.page)
  const name = resource ? translate(`resources.${entity}.name`, { smart_count: 1 }) : entity
  return (
    <Box component="li" sx={lineStyle}>
      <Typography component="div" variant="body2" noWrap title={subject}>
        {isThere ? (
          <Link {...quickLinkTo(address)} color="text.primary" underline="hover">
            {subject}
          </Link>
        ) : (
          subject
        )}
      </Typography>
      <Typography component="div" variant="caption" color="text.secondary">
        {translate(`resources.${audit}.values.action.${action}`)} · {name} ·{' '}
        <time dateTime={at} title={formatDateTime(at)}>
          {relativeTime(at, locale === 'zh' ? 'zh-CN' : 'en-US')}
        </time>
      </Typography>
    </Box>
  )
}

const lineStyle = {
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
