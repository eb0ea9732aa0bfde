import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCreatePath, useTranslate } from 'react-admin'
import { currentLanguage } from '../../kit/config/language.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { explanationQuery } from './explanationQuery.ts'
import { Panel } from '../../screens/parts/Panel.tsx'

/** The reasons for the amount of a line in the distribution log, one sentence each. */
export function LineReasons({ record }: OwnPanelProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery(explanationQuery(String(record['id'])))
  return (
    <Panel title={translate('ledger.why')}>
      {error ? (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', rowGap: 1, lineHeight: 1.7 }}>
          {data.map(({ link, ...said }) => (
            <li key={said.en}>
              {said[currentLanguage()]} {link && <RecordLink {...link} />}
            </li>
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </Panel>
  )
}

function RecordLink({ entity, id }: { entity: string; id: string }) {
  const createPath = useCreatePath()
  const words = useEntityWords({ entity })
  const may = useCan(resourceOf(entity)?.permissions.page)
  if (!may) return null
  return <QuickLink to={createPath({ resource: entity, id, type: 'show' })}>{words.name}</QuickLink>
}
