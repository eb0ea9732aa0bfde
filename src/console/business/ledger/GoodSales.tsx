import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Panel } from '../../screens/parts/Panel.tsx'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { MonthsTable } from './MonthsTable.tsx'
import { salesQuery } from './salesQuery.ts'

const names = ['orders', 'sold', 'refunded', 'commission'] as const

/** A good's sales, refunds and commission by month. */
export function GoodSales({ record }: OwnPanelProps) {
  const translate = useTranslate()
  const may = useCan(distributionLogResource.permissions.page)
  const { data, error, refetch } = useQuery({ ...salesQuery(String(record['id'])), enabled: may })
  if (!may) return null
  const title = translate('ledger.sales')
  return (
    <Panel title={title}>
      {error ? (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={120} />
      ) : data.months.length === 0 ? (
        translate('ledger.none')
      ) : (
        <MonthsTable title={title} names={names} counts={['orders']} months={data.months} total={data} />
      )}
    </Panel>
  )
}
