import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import type { OwnValueProps } from '../../screens/parts/OwnParts.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ratesOf } from './ratesOf.ts'

const { entity } = distributionVersionResource
const rates = 'rates' satisfies keyof DistributionVersion

/** The rates of all levels in a version of the rules, beside those of the previous version. */
export function RatesCompared({ record, children }: OwnValueProps) {
  const translate = useTranslate()
  const since = 'since' satisfies keyof DistributionVersion
  const { data, error, refetch } = useGetList<RaRecord>(
    entity,
    {
      filter: { [`${since}_lte`]: record[since] },
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'number' satisfies keyof DistributionVersion, order: 'DESC' },
    },
    { retry: false },
  )
  if (error)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Compared now={ratesOf(record)} before="loading" />
  const [, before] = data
  return before ? <Compared now={ratesOf(record)} before={ratesOf(before)} /> : children
}

type Rates = ReadonlyMap<number, number>

interface ComparedProps {
  now: Rates
  /** The former rates; while they load, the table has its final height already. */
  before: Rates | 'loading'
}

function Compared({ now, before }: ComparedProps) {
  const translate = useTranslate()
  const label = useEntityWords(distributionVersionResource).label(rates)
  const isLoading = before === 'loading'
  const former = isLoading ? now : before
  const levels = [...new Set([...former.keys(), ...now.keys()])].toSorted((one, other) => one - other)
  return (
    <TableContainer tabIndex={0} aria-label={label} aria-busy={isLoading} role="group">
      <Table size="small" sx={{ maxWidth: 560, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('ledger.level')}</TableCell>
            {(['before', 'now', 'change'] as const).map((column) => (
              <TableCell key={column} align="right">
                {translate(`ledger.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.map((level) => (
            <TableRow key={level}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{translate('ledger.levelName', { level })}</TableCell>
              <TableCell align="right">{isLoading ? <Skeleton /> : percent(before.get(level))}</TableCell>
              <TableCell align="right">{percent(now.get(level))}</TableCell>
              {isLoading ? (
                <TableCell>
                  <Skeleton />
                </TableCell>
              ) : (
                <ChangeCell now={now.get(level) ?? 0} before={before.get(level) ?? 0} />
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function ChangeCell({ now, before }: { now: number; before: number }) {
  const change = Number((now - before).toFixed(2))
  return (
    <TableCell align="right" sx={{ fontWeight: change === 0 ? undefined : 600 }}>
      {change === 0 ? '-' : `${change > 0 ? '+' : ''}${formatNumber(change)}%`}
    </TableCell>
  )
}

function percent(rate: number | undefined): string {
  return rate === undefined ? '-' : `${formatNumber(rate)}%`
}
