import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { Panel } from '../../screens/parts/Panel.tsx'
import { MonthsTable } from './MonthsTable.tsx'
import { statementAmounts } from './statementAmounts.ts'
import { StatementTools } from './StatementTools.tsx'
import { statementQuery } from './statementQuery.ts'

/** A user's earnings and the amounts that refunds took back, by month. */
export function UserStatement({ resource, record }: OwnPanelProps) {
  const name = recordName(resource, record)
  const translate = useTranslate()
  const may = useCan(distributionLogResource.permissions.page)
  const { data, error, refetch } = useQuery({ ...statementQuery(String(record['id'])), enabled: may })
  if (!may) return null
  return (
    <Panel
      title={`${translate('ledger.statement')} · ${name}`}
      tools={data && data.months.length > 0 && <StatementTools name={name} statement={data} />}
    >
      {error ? (
        <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={120} />
      ) : data.months.length === 0 ? (
        translate('ledger.none')
      ) : (
        <MonthsTable
          title={translate('ledger.statement')}
          names={statementAmounts}
          months={data.months}
          total={data}
        />
      )}
    </Panel>
  )
}
