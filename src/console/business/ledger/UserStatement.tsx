import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { useTranslate } from 'react-admin'
import type { Statement } from '#shared/business/commission/Statement.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { formatMoney } from '../../kit/text/formatNumber.ts'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { Panel } from './Panel.tsx'
import { statementAmounts } from './statementAmounts.ts'
import { StatementTools } from './StatementTools.tsx'
import { statementQuery } from './statementQuery.ts'

/** What a user earned and what refunds took back, by month. */
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
        <Months {...data} />
      )}
    </Panel>
  )
}

function Months({ months, ...total }: Statement) {
  const translate = useTranslate()
  return (
    <TableContainer tabIndex={0} aria-label={translate('ledger.statement')} role="region">
      <Table size="small" sx={{ maxWidth: 720, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('ledger.month')}</TableCell>
            {statementAmounts.map((name) => (
              <TableCell key={name} align="right">
                {translate(`ledger.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((month) => (
            <TableRow key={month.month}>
              <TableCell>{month.month}</TableCell>
              <Amounts of={month} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 'inherit', fontWeight: 600 } }}>
            <TableCell>{translate('ledger.sum')}</TableCell>
            <Amounts of={total} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}

function Amounts({ of }: { of: Pick<Statement, (typeof statementAmounts)[number]> }) {
  return statementAmounts.map((name) => (
    <TableCell key={name} align="right">
      {formatMoney(of[name])}
    </TableCell>
  ))
}
