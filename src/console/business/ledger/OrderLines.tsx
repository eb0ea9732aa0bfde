import Skeleton from '@mui/material/Skeleton'
import type { DistributionLog } from '#generated/types/distributionLog.ts'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { LinesTable } from './LinesTable.tsx'
import { Panel } from '../../screens/parts/Panel.tsx'

const { entity, permissions } = distributionLogResource

/** The lines that an order added to the distribution log. */
export function OrderLines({ record }: OwnPanelProps) {
  const translate = useTranslate()
  const may = useCan(permissions.page)
  const { data, error, refetch } = useGetList<RaRecord>(
    entity,
    {
      filter: { ['order_id' satisfies keyof DistributionLog]: record['id'] },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'createdAt' satisfies keyof DistributionLog, order: 'ASC' },
    },
    { enabled: may, retry: false },
  )
  if (!may) return null
  return (
    <Panel title={translate('ledger.lines')}>
      {error ? (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={120} />
      ) : data.length === 0 ? (
        translate('ledger.none')
      ) : (
        <LinesTable lines={data} />
      )}
    </Panel>
  )
}
